import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { expect, test } from 'vitest';
import type { Language } from '#kernel/i18n/languages.ts';
import { helpPage } from './help-page.ts';

const KEY = 'ABCD-EFGH-JKLM';

/** The page in a language: as it is opened, or as it answers a message. */
async function pageIn(language: Language, sent?: { isNew: boolean }): Promise<string> {
  const app = new Koa().use((ctx, next) => {
    ctx.state['language'] = language;
    ctx.request.body = { action: 'send', message: 'May I speak with somebody?' };
    return next();
  });
  const use = { ask: { execute: () => Promise.resolve({ key: KEY, isNew: sent?.isNew }) } };
  app.use(helpPage(use as never).routes());
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/help`;
  const html = await (await fetch(address, { method: sent ? 'POST' : 'GET' })).text();
  server.close();
  return html;
}

test.each(['en', 'ar', 'ur'] as Language[])('the page in %s leads on in that language alone', async (language) => {
  const html = await pageIn(language);
  const prefix = language === 'en' ? '' : `/${language}`;
  expect(html).toContain(`<html lang="${language}"`);
  expect(html).toContain(`href="${prefix}/support"`);
  expect(html).toContain(`action="${prefix}/help"`);
});

test('other languages are offered, but not beside a key that is told once and would be lost with the page', async () => {
  expect(await pageIn('en')).toContain('hreflang="ar"');
  const told = await pageIn('en', { isNew: true });
  expect(told).toContain(`<code>${KEY}</code>`);
  expect(told).not.toContain('hreflang');
  const again = await pageIn('en', { isNew: false });
  expect(again).not.toContain('<code>');
  expect(again).toContain('hreflang="ar"');
});
