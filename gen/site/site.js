/* SPDX-License-Identifier: MIT. What pages of the site can do more with a script: a button that copies. */
(function () {
	'use strict';
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
