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
  const body = new URLSearchParams(new FormData(form, submitter));
  const main = await answerTo(body).catch(() => null);
  delete form.dataset.sending;
  if (main) document.querySelector('main').replaceWith(main);
  // Without an answer what was typed stays where it is.
  else document.getElementById('failed').hidden = false;
  const news = document.getElementById(main ? 'news' : 'failed');
  news?.focus();
  news?.scrollIntoView({ block: 'center' });
});

/** The content of the page that answers; null where no page does. */
async function answerTo(body) {
  const answer = await fetch(window.location.pathname, {
    method: 'POST',
    body,
    credentials: 'omit',
    cache: 'no-store',
  });
  return new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('main');
}
