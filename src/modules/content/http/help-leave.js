// Leaves this page at once, and removes it from the browser's history.
function leave(event) {
  event.preventDefault();
  // Hides the content until the other page responds.
  document.title = '';
  document.documentElement.hidden = true;
  forget();
  window.location.replace(document.getElementById('leave').href);
}

/** Prevents the browser from restoring the typed text. */
function forget() {
  for (const form of document.forms) form.reset();
}

document.addEventListener('keydown', (event) => event.key === 'Escape' && leave(event), true);
document.addEventListener('click', (event) => {
  if (event.target.closest('#leave')) leave(event);
  const other = event.target.closest('.languages a');
  if (!other) return;
  event.preventDefault();
  void speak(other);
});
window.addEventListener('pagehide', forget);

// Replaces the content without a new entry in the history.
document.addEventListener('submit', async (event) => {
  event.preventDefault();
  const { target: form, submitter } = event;
  if (form.dataset.sending) return;
  form.dataset.sending = 'yes';
  const body = new URLSearchParams(new FormData(form, submitter));
  const answer = await pageAt(window.location.pathname, { method: 'POST', body });
  delete form.dataset.sending;
  if (answer) document.querySelector('main').replaceWith(answer.querySelector('main'));
  // Without a response the typed text stays.
  else document.getElementById('failed').hidden = false;
  const news = document.getElementById(answer ? 'news' : 'failed');
  news?.focus();
  news?.scrollIntoView({ block: 'center' });
});

/** A change of the language adds no entry either, and carries the typed text over. */
async function speak({ href }) {
  const page = await pageAt(href);
  if (!page) return window.location.replace(href);
  for (const { id, value } of document.querySelectorAll('[id][name]')) {
    const field = page.getElementById(id);
    if (field) field.value = value;
  }
  window.history.replaceState(null, '', href);
  document.title = page.title;
  Object.assign(document.documentElement, { lang: page.documentElement.lang, dir: page.documentElement.dir });
  document.body.replaceWith(page.body);
}

/** Null without a response. */
async function pageAt(address, options) {
  try {
    const answer = await fetch(address, { credentials: 'omit', cache: 'no-store', ...options });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    return page.querySelector('main') && page;
  } catch {
    return null;
  }
}
