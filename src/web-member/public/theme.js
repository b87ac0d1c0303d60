// Dresses the document before the first paint: the reader's stored choice, else the system's.
(function () {
  var dark = window.matchMedia('(prefers-color-scheme: dark)');
  window.applyTheme = function () {
    var stored = null;
    try {
      stored = localStorage.getItem('mithaq-theme');
    } catch {
      // Storage may be refused; then the system's theme holds.
    }
    var theme = stored === 'light' || stored === 'dark' ? stored : dark.matches ? 'dark' : 'light';
    document.documentElement.classList.toggle('dark', theme === 'dark');
    document.documentElement.dataset.theme = theme;
  };
  window.applyTheme();
  dark.addEventListener('change', window.applyTheme);
  window.addEventListener('storage', window.applyTheme);
})();
