import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { expect, test } from 'vitest';
import type { Language } from '#kernel/i18n/languages.ts';
import { helpPage } from './help-page.ts';

test.each(['en', 'ar', 'ur'] as Language[])('the page in %s leads on in that language alone', async (language) => {
  const app = new Koa().use((ctx, next) => {
    ctx.state['language'] = language;
    return next();
  });
  app.use(helpPage({} as never).routes());
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const html = await (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/help`)).text();
  server.close();
  const prefix = language === 'en' ? '' : `/${language}`;
  expect(html).toContain(`<html lang="${language}"`);
  expect(html).toContain(`href="${prefix}/support"`);
  expect(html).toContain(`action="${prefix}/help"`);
});
