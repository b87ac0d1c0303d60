// Runs in each document before its styles: applies the theme, and loads the fonts after the first paint.
(function () {
  var root = document.documentElement;
  var dark = window.matchMedia('(prefers-color-scheme: dark)');
  var readStorage = function (storage, key) {
    try {
      return window[storage].getItem(key);
    } catch {
      // The browser may refuse storage; then nothing was chosen.
      return null;
    }
  };

  var unstored;
  window.applyTheme = function (choice) {
    // `choice` may also be the event of a change.
    if (typeof choice === 'string') unstored = choice;
    var stored = unstored || readStorage('localStorage', 'mithaq-theme');
    var theme = stored === 'light' || stored === 'dark' ? stored : dark.matches ? 'dark' : 'light';
    root.classList.toggle('dark', theme === 'dark');
    root.dataset.theme = theme;
  };
  window.applyTheme();
  dark.addEventListener('change', window.applyTheme);
  window.addEventListener('storage', window.applyTheme);

  // Cached fonts are used at once; otherwise they load after the text, and nothing moves.
  if (readStorage('sessionStorage', 'typed')) root.classList.add('typed');
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
        // The next page checks for the fonts again.
      }
    });
  };

  // The app hydrates a rendered page after the first paint, or at the first touch. Earlier presses are stored and
  // repeated by the app, even those of language links, which also change the account's language.
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
        // The server answers a form that names its endpoint.
        if (!button || (button.type === 'submit' && button.form?.elements.endpoint)) return;
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
    // Readers of articles and users of the installed app may need to read offline.
    if (/^(\/\w\w)?\/guidance/.test(location.pathname) || matchMedia('(display-mode: standalone)').matches)
      try {
        navigator.serviceWorker?.register('/service-worker.js').catch(function () {});
      } catch {
        // Browsers that refuse storage may refuse workers too.
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
  // A page in a hidden tab has no first paint.
  window.addEventListener('load', function () {
    setTimeout(start, 3000);
  });
})();
