const said = document.querySelector('#said');

async function send(address, body) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'mithaq' },
    body: JSON.stringify(body),
  });
  if (response.ok) return true;
  const { message } = await response.json().catch(() => ({}));
  said.textContent = message ?? `${response.status}`;
  return false;
}

document.addEventListener('click', async ({ target }) => {
  const button = target.closest('button');
  if (!button) return;
  const { email, password, start, advance } = button.dataset;
  button.disabled = true;
  if (email && (await send('/api/auth/signin', { email, password }))) location.assign(start);
  if (advance && (await send('/dev/clock', { advance }))) location.reload();
  button.disabled = false;
});
