/* SPDX-License-Identifier: MIT. The filter of the page of uncoregen diff. */
(function(){
var box=document.getElementById('find'),said=document.getElementById('said');
function isDrawing(r){return!!r&&r.cells[0].className==='wide'}
var rows=Array.from(document.querySelectorAll('tbody tr')).filter(function(r){return!isDrawing(r)}),above='';
var texts=rows.map(function(r){var e=r.querySelector('.concerns').textContent;
if(e!=='the same as above')above=e;
return(r.textContent+' '+above).toLowerCase()});
var folds=document.querySelectorAll('details');
document.documentElement.classList.add('js');
function apply(){
var words=box.value.toLowerCase().split(/\s+/).filter(Boolean),shown=0;
rows.forEach(function(r,i){
var hit=words.every(function(w){return texts[i].indexOf(w)>=0});
r.hidden=!hit;if(hit)shown++;
var d=r.nextElementSibling;if(isDrawing(d))d.hidden=!hit;});
folds.forEach(function(d){if(words.length)d.open=!!d.querySelector('tbody tr:not([hidden])')});
document.querySelectorAll('section').forEach(function(s){
s.hidden=words.length>0&&!s.querySelector('tbody tr:not([hidden])')});
said.textContent=words.length?shown+' of '+rows.length:'';
}
document.querySelectorAll('figure .scroll').forEach(function(s){var g=s.querySelector('.gone,.moved,.new');
if(g)s.scrollLeft=g.getBoundingClientRect().left-s.getBoundingClientRect().left-24});
function reveal(){var d=document.getElementById(location.hash.slice(1));
for(var p=d;p;p=p.parentElement)if(p.tagName==='DETAILS')p.open=true;if(d)d.scrollIntoView()}
window.addEventListener('hashchange',reveal);reveal();
window.addEventListener('beforeprint',function(){folds.forEach(function(d){d.open=true})});
box.addEventListener('input',apply);apply();
})();
