import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { aBrother, PASSWORD } from '../../testing/people.ts';
import { freePort, startProduct } from '../../testing/product.ts';
import { productUnderTest } from '../../testing/product-under-test.ts';

const direct = productUnderTest();

/** The way to a database, which can be cut and opened again. */
async function wayTo(databaseUrl: string) {
  const there = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((here) => {
    const onward = connect(Number(there.port), there.hostname);
    for (const socket of [here, onward]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    here.pipe(onward).pipe(here);
  });
  const port = await freePort();
  const open = async (): Promise<void> => void (await once(server.listen(port, '127.0.0.1'), 'listening'));
  const cut = async (): Promise<void> => {
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, 'close');
  };
  await open();
  const through = new URL(databaseUrl);
  through.host = `127.0.0.1:${port}`;
  return { url: through.href, cut, open };
}

test('while the database is away every call answers 503 with the seconds to wait, and afterwards all goes on', async () => {
  const way = await wayTo(direct.databaseUrl);
  const product = await startProduct({ databaseUrl: way.url });
  onTestFinished(async () => {
    await product.stop();
    await way.cut();
  });
  const { browser, email } = await aBrother(product, 'Bilal');
  const signIn = () => product.visitor().post('/api/auth/signin', { email, password: PASSWORD });
  const calls = [
    signIn,
    () => browser.get('/api/user'),
    () => product.visitor().post('/api/auth/signup', { email: `x.${email}`, password: PASSWORD, username: 'Musa' }),
  ];

  await way.cut();
  for (const call of calls) {
    const { status, body, headers } = await call();
    expect([status, body.code, Number(headers.get('Retry-After')) > 0]).toEqual([503, 'common.unavailable', true]);
  }
  await way.open();
  await expect.poll(async () => (await signIn()).status).toBe(200);
  expect((await browser.get('/api/user')).status).toBe(200);
});
