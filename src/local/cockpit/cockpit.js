const said = document.querySelector('#said');

function say(words) {
  said.textContent = words;
  said.scrollIntoView({ block: 'center' });
}

async function send(address, body) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'mithaq' },
    body: JSON.stringify(body),
  });
  if (response.ok) return true;
  const { message } = await response.json().catch(() => ({}));
  say(message ?? `${response.status}`);
  return false;
}

const isReady = () =>
  fetch('/readyz').then(
    ({ ok }) => ok,
    () => false,
  );

async function becomes(expected) {
  while ((await isReady()) !== expected) await new Promise((again) => setTimeout(again, 500));
}

document.addEventListener('click', async ({ target }) => {
  const button = target.closest('button');
  if (!button) return;
  const { email, password, start, advance, reset } = button.dataset;
  if (reset && !confirm(button.dataset.confirm)) return;
  button.disabled = true;
  if (email && (await send('/api/auth/signin', { email, password }))) location.assign(start);
  if (advance && (await send('/dev/clock', { advance }))) location.reload();
  if (reset && (await send('/dev/reset'))) {
    say(reset);
    await becomes(false);
    await becomes(true);
    location.reload();
  }
  button.disabled = false;
});
