// Leaves this page at once, and takes it out of what the browser's Back button leads to.
function leave(event) {
  event.preventDefault();
  // Before the other page answers, nothing is to be read here any more.
  document.title = '';
  document.documentElement.hidden = true;
  forget();
  window.location.replace(document.getElementById('leave').href);
}

/** What was typed does not come back with the page. */
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

// A form that is sent changes this page in place: it adds nothing to what Back leads to.
document.addEventListener('submit', async (event) => {
  event.preventDefault();
  const { target: form, submitter } = event;
  if (form.dataset.sending) return;
  form.dataset.sending = 'yes';
  const body = new URLSearchParams(new FormData(form, submitter));
  const answer = await pageAt(window.location.pathname, { method: 'POST', body });
  delete form.dataset.sending;
  if (answer) document.querySelector('main').replaceWith(answer.querySelector('main'));
  // Without an answer what was typed stays where it is.
  else document.getElementById('failed').hidden = false;
  const news = document.getElementById(answer ? 'news' : 'failed');
  news?.focus();
  news?.scrollIntoView({ block: 'center' });
});

/** Nor does another language, in which what was typed stands as well. */
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

/** The page that answers; null where none does. */
async function pageAt(address, asked) {
  try {
    const answer = await fetch(address, { credentials: 'omit', cache: 'no-store', ...asked });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    return page.querySelector('main') && page;
  } catch {
    return null;
  }
}
