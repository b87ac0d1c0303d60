// Stands in each document before its styles: dresses it by the reader's choice, and fetches the faces once it is shown.
(function () {
  var root = document.documentElement;
  var dark = window.matchMedia('(prefers-color-scheme: dark)');
  var kept = function (storage, key) {
    try {
      return window[storage].getItem(key);
    } catch {
      // Storage may be refused; then nothing was chosen and nothing is known.
      return null;
    }
  };

  var unstored;
  window.applyTheme = function (choice) {
    // Or the event of a change.
    if (typeof choice === 'string') unstored = choice;
    var stored = unstored || kept('localStorage', 'mithaq-theme');
    var theme = stored === 'light' || stored === 'dark' ? stored : dark.matches ? 'dark' : 'light';
    root.classList.toggle('dark', theme === 'dark');
    root.dataset.theme = theme;
  };
  window.applyTheme();
  dark.addEventListener('change', window.applyTheme);
  window.addEventListener('storage', window.applyTheme);

  // Whoever has the faces already gets them at once; for everybody else they come after the words, and nothing moves.
  if (kept('sessionStorage', 'typed')) root.classList.add('typed');
  var dress = function () {
    Promise.all(
      ['440 1em "Newsreader Variable"', '1em "Inter Variable"'].map(function (face) {
        return document.fonts.load(face);
      }),
    ).then(function () {
      root.classList.add('typed');
      try {
        sessionStorage.setItem('typed', '1');
      } catch {
        // They are looked for again on the next page.
      }
    });
  };

  // A page that stands already is taken over by the app after the first paint, or at the first touch. What is pressed
  // until then is kept, and pressed once more when the app is there: a language too, which changes the account's.
  var app = root.dataset.app;
  var takeOver = function () {
    root.dataset.files.split(' ').forEach(function (file) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      link.crossOrigin = '';
      document.head.append(link);
    });
    import(app);
  };
  if (app) {
    window.pressedBefore = [];
    document.addEventListener(
      'click',
      function (event) {
        var button = window.pressedBefore && event.target.closest('button, .languages a');
        if (!button) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        window.pressedBefore.push(button);
      },
      true,
    );
  }

  var started = false;
  var start = function () {
    if (started) return;
    started = true;
    if (app) takeOver();
    dress();
    // Where a connection may be missed: while something is read, and where the site is kept as an application.
    if (/^(\/\w\w)?\/guidance/.test(location.pathname) || matchMedia('(display-mode: standalone)').matches)
      try {
        navigator.serviceWorker?.register('/service-worker.js').catch(function () {});
      } catch {
        // Where storage is refused, workers may be too.
      }
  };
  ['pointerdown', 'keydown', 'focusin'].forEach(function (touch) {
    document.addEventListener(touch, start, { once: true, passive: true });
  });
  new PerformanceObserver(function (list, self) {
    if (!list.getEntriesByName('first-contentful-paint').length) return;
    self.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
  // A page that is not looked at is not painted.
  window.addEventListener('load', function () {
    setTimeout(start, 3000);
  });
})();
