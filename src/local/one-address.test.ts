import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { beforeAll, describe, expect, test } from 'vitest';
import { languageOfAddress } from '../app/http/requests/language.ts';
import { redirectToOwnAddress } from './one-address.ts';

let appUrl = '';
const app = new Koa();
app.use(languageOfAddress);
app.use((ctx, next) => redirectToOwnAddress(appUrl)(ctx, next));
app.use((ctx) => void (ctx.body = 'here'));
let port: number;
beforeAll(async () => {
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
  return () => void server.close();
});

/** The response to a browser that opens the site by the name `host`. */
async function open(host: string, path = '/auth', accept = 'text/html') {
  const call = request({ port, path, headers: { Host: host, Accept: accept } }).end();
  const [answer] = await once(call, 'response');
  let text = '';
  for await (const chunk of answer) text += chunk;
  return { status: answer.statusCode as number, location: answer.headers.location as string | undefined, text };
}

describe.each(['http://127.0.0.1:3000', 'http://[::1]:3000', 'http://localhost:3000'])('a site at %s', (site) => {
  const names = ['127.0.0.1:3000', '[::1]:3000', 'localhost:3000', '127.0.1.1:3000', 'mithaq.localhost:3000'];
  const others = names.filter((name) => site !== `http://${name}`);

  test.each(others)('leads a page opened as %s to its own address', async (host) => {
    appUrl = site;
    expect(await open(host, '/auth?tab=signup')).toMatchObject({ status: 302, location: `${site}/auth?tab=signup` });
    expect(await open(host, '/ar/guidance')).toMatchObject({ location: `${site}/ar/guidance` });
    expect(await open(host, '/api/user', 'application/json')).toMatchObject({ status: 200, text: 'here' });
  });

  test('responds at its own address', async () => {
    appUrl = site;
    expect(await open(new URL(site).host)).toMatchObject({ status: 200, text: 'here' });
  });

  test.each(['192.168.1.20:3000', 'printer.fritz.box:3000', 'localhost:8080', '[fd00::2]:3000'])(
    'says which address to use where it is opened as %s',
    async (host) => {
      appUrl = site;
      const { status, text } = await open(host);
      expect(status).toBe(421);
      expect(text).toContain(`set up for ${site}.`);
      expect(text).toContain(`APP_URL=http://${host}`);
    },
  );
});

test('a site with a public name responds to any name, since a tunnel uses a local one', async () => {
  appUrl = 'https://mithaq.example';
  expect(await open('localhost:3000')).toMatchObject({ status: 200 });
});
