import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { ACCENT, MAIN } from '#kernel/contracts/site/theme.ts';
import { setCurrentSite } from '#kernel/i18n/current-site.ts';
import { createLogger } from '#kernel/runtime/logger.ts';
import { setCurrentLook } from '#kernel/site/current-look.ts';
import { siteFiles } from './site-files.ts';

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="currentColor" d="M0 0h24v24z"/></svg>';
const OWN = { mainColour: MAIN, accentColour: ACCENT, mark: '' };

afterEach(() => {
  setCurrentSite({});
  setCurrentLook(OWN);
});

async function aSite(): Promise<(address: string) => Promise<Response>> {
  const server = new Koa().use(siteFiles(createLogger('silent'))).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return (address) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`);
}

test('the manifest has the name, the line and the direction of the default language', async () => {
  const get = await aSite();
  const manifest = async () => (await get('/manifest.webmanifest')).json();
  expect(await manifest()).toMatchObject({ name: 'Mithaq', lang: 'en', dir: 'ltr' });
  setCurrentSite({
    name: { en: 'Sakan', ar: 'سكن', ur: '' },
    tagline: { en: '', ar: 'بعلم أهلكم', ur: '' },
    language: 'ar',
  });
  expect(await manifest()).toMatchObject({ name: 'سكن', description: 'بعلم أهلكم', lang: 'ar', dir: 'rtl' });
});

test('the service worker gets the facts that differ from the defaults', async () => {
  const get = await aSite();
  setCurrentSite({ language: 'ar' });
  expect(await (await get('/site-facts.js')).text()).toBe('self.site={"language":"ar"}');
});

test('there is a mark if the operator set one, with the main colour for parts in the current colour', async () => {
  const get = await aSite();
  expect((await get('/mark.svg')).status).toBe(404);
  setCurrentLook({ ...OWN, mainColour: '#1f3a8a', mark: MARK });
  const answer = await get('/mark.svg');
  expect(answer.headers.get('Content-Type')).toMatch(/^image\/svg\+xml/);
  expect(await answer.text()).toContain('<svg color="#1f3a8a" ');
});

test('icons follow the colour and the mark, and without them are the files of the build', async () => {
  const get = await aSite();
  expect((await get('/favicon.svg')).status).toBe(404);
  setCurrentLook({ ...OWN, mainColour: '#1f3a8a' });
  expect(await (await get('/favicon.svg')).text()).toContain('fill="#1f3a8a"');
  const png = Buffer.from(await (await get('/icons/maskable-512.png')).arrayBuffer());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([512, 512]);
  setCurrentLook({ ...OWN, mark: MARK });
  expect(await (await get('/favicon.svg')).text()).toContain('d="M0 0h24v24z"');
});
