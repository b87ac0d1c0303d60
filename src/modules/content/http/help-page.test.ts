import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { expect, test } from 'vitest';
import type { Language } from '#kernel/i18n/languages.ts';
import { helpPage } from './help-page.ts';

const KEY = 'ABCD-EFGH-JKLM';

interface Posted {
  sent?: { isNew: boolean };
  /** The only ticket under the typed key. */
  read?: object;
}

/** Renders the page in a language, as opened or as the response to a form. */
async function pageIn(language: Language, { sent, read }: Posted = {}): Promise<string> {
  const app = new Koa().use((ctx, next) => {
    ctx.state['language'] = language;
    ctx.request.body = read ? { action: 'read', key: KEY } : { action: 'send', message: 'May I speak with somebody?' };
    return next();
  });
  const use = {
    requestHelp: { execute: () => Promise.resolve({ key: KEY, isNew: sent?.isNew }) },
    read: { execute: () => Promise.resolve([read]) },
    operator: { name: 'Lamp & Oil Ltd', address: ['1 Mill Road', 'Leeds'], email: 'help@lamp.example' },
  };
  app.use(helpPage(use as never).routes());
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/help`;
  const html = await (await fetch(address, { method: sent || read ? 'POST' : 'GET' })).text();
  server.close();
  return html;
}

test('the page names the operator', async () => {
  expect(await pageIn('en')).toContain('Lamp &amp; Oil Ltd, 1 Mill Road, Leeds, runs Mithaq.');
});

test.each(['en', 'ar', 'ur'] as Language[])('the page in %s links to pages in that language only', async (language) => {
  const html = await pageIn(language);
  const prefix = language === 'en' ? '' : `/${language}`;
  expect(html).toContain(`<html lang="${language}"`);
  expect(html).toContain(`href="${prefix}/support"`);
  expect(html).toContain(`action="${prefix}/help"`);
});

test('other languages are offered, but not with a key that is shown once', async () => {
  expect(await pageIn('en')).toContain('hreflang="ar"');
  const page = await pageIn('en', { sent: { isNew: true } });
  expect(page).toContain(`<code>${KEY}</code>`);
  expect(page).not.toContain('hreflang');
  const again = await pageIn('en', { sent: { isNew: false } });
  expect(again).not.toContain('<code>');
  expect(again).toContain('hreflang="ar"');
});

test.each([
  ['open', 'No answer yet.'],
  ['closed', 'We closed this without an answer.'],
])('of a letter without an answer that is %s it says so', async (state, said) => {
  const ticket = { message: 'May I?', createdAt: '2026-06-01T12:00:00Z', answer: null, answeredAt: null, state };
  expect(await pageIn('en', { read: ticket })).toContain(said);
});
