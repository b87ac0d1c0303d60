// Leaves this page at once, and takes it out of what the browser's Back button leads to.
const link = document.getElementById('leave');

function leave(event) {
  event.preventDefault();
  // Before the other page answers, nothing is to be read here any more.
  document.title = '';
  document.documentElement.hidden = true;
  forget();
  window.location.replace(link.href);
}

/** What was typed does not come back with the page. */
function forget() {
  for (const form of document.forms) form.reset();
}

link.addEventListener('click', leave);
document.addEventListener('keydown', (event) => event.key === 'Escape' && leave(event), true);
window.addEventListener('pagehide', forget);

// A form that is sent changes this page in place: it adds nothing to what Back leads to.
document.addEventListener('submit', async (event) => {
  event.preventDefault();
  const { target: form, submitter } = event;
  if (form.dataset.sending) return;
  form.dataset.sending = 'yes';
  try {
    const body = new URLSearchParams(new FormData(form, submitter));
    const answer = await fetch(form.action, { method: 'POST', body, credentials: 'omit', cache: 'no-store' });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    document.querySelector('main').replaceWith(page.querySelector('main'));
    const news = document.getElementById('news');
    news?.focus();
    news?.scrollIntoView({ block: 'center' });
  } finally {
    delete form.dataset.sending;
  }
});
