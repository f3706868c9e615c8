/* SPDX-License-Identifier: MIT. What pages of the site can do more with a script: a button that copies, a hint
 * at what is wider than the window. */
(function () {
	'use strict';
	function hint() {
		document.querySelectorAll('.scroll').forEach(function (box) {
			box.classList.toggle('over', box.scrollWidth > box.clientWidth + 1);
		});
	}
	hint();
	addEventListener('resize', hint);
	if (!navigator.clipboard) return;
	document.querySelectorAll('pre.copy').forEach(function (pre) {
		var button = document.createElement('button');
		button.type = 'button';
		button.textContent = 'Copy';
		button.addEventListener('click', function () {
			navigator.clipboard.writeText(pre.querySelector('code').textContent).then(function () {
				button.textContent = 'Copied';
				setTimeout(function () { button.textContent = 'Copy'; }, 2000);
			});
		});
		pre.appendChild(button);
	});
})();
