/* SPDX-License-Identifier: MIT. The filter of the page of uncoregen diff. */
(function(){
var box=document.getElementById('find'),said=document.getElementById('said');
var rows=Array.prototype.slice.call(document.querySelectorAll('.row')),above='';
var texts=rows.map(function(r){var e=r.querySelector('.e');
if(!e.classList.contains('above'))above=e.textContent;
return(r.textContent+' '+above).toLowerCase()});
var folds=document.querySelectorAll('details');
document.documentElement.classList.add('js');
function apply(){
var words=box.value.toLowerCase().split(/\s+/).filter(Boolean),shown=0;
rows.forEach(function(r,i){
var hit=words.every(function(w){return texts[i].indexOf(w)>=0});
r.hidden=!hit;if(hit)shown++;
var d=r.nextElementSibling;if(d&&d.className==='drawing')d.hidden=!hit;});
folds.forEach(function(d){if(words.length)d.open=!!d.querySelector('.row:not([hidden])')});
document.querySelectorAll('section').forEach(function(s){
s.hidden=words.length>0&&!s.querySelector('.row:not([hidden])')});
said.textContent=words.length?shown+' of '+rows.length:'';
}
document.querySelectorAll('.scroll').forEach(function(s){var g=s.querySelector('.gone,.moved,.new');
if(g)s.scrollLeft=g.getBoundingClientRect().left-s.getBoundingClientRect().left-24});
function reveal(){var d=document.getElementById(location.hash.slice(1));
for(var p=d;p;p=p.parentElement)if(p.tagName==='DETAILS')p.open=true;if(d)d.scrollIntoView()}
window.addEventListener('hashchange',reveal);reveal();
window.addEventListener('beforeprint',function(){folds.forEach(function(d){d.open=true})});
box.addEventListener('input',apply);apply();
})();
