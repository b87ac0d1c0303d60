import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { addressIn, languageIds } from '#kernel/i18n/languages.ts';
import { expect, test } from 'vitest';
import { aMatch } from '../src/testing/people.ts';
import { journey, product } from './support/journey.ts';
import { BUDGETS } from './support/weight.ts';
import { field, heading, link } from './support/screen.ts';

const { open } = journey();

test('a visitor goes on in the language that he picks at the foot of a page, without JavaScript too', async () => {
  const page = await open({ javaScriptEnabled: false });
  await page.goto('/guidance?category=family');
  await link(page, 'العربية').click();
  await expect(page).toBeAt('/ar/guidance');
  expect(new URL(page.url()).search).toBe('?category=family');
  await link(page, 'ميثاق').click();
  await expect(page).toBeAt('/ar');
  await link(page, 'English').click();
  await expect(heading(page, 'Begin with a few honest lines.')).toBeShown();
});

test('a guardian who picks a language reads everything in it that there is, and changes it in his settings', async () => {
  const { guardian } = await aMatch(product);
  const page = await open({ as: guardian });
  await page.goto('/guardian-dashboard');
  await link(page, 'اردو').click();
  await expect(page).toBeAt('/ur/guardian-dashboard');
  await page.goto('/ward-profiles');
  await expect(page).toBeAt('/ur/ward-profiles');
  await page.goto('/account-settings');
  await expect(page).toBeAt('/ur/account-settings');
  await field(page, 'English').click();
  await expect(heading(page, 'Account Settings')).toBeShown();
  await page.goto('/ward-profiles');
  await expect(page).toBeAt('/ward-profiles');
});

test('what is wrong with a form is said in its language, by the browser and by the server', async () => {
  const page = await open();
  await page.goto('/ar/forgot-password');
  const email = page.locator('input[type=email]');
  await email.fill('nothing');
  await page.locator('main form button[type=submit]').click();
  await expect(page.locator('.field-error').filter({ hasText: /\p{Script=Arabic}/u })).toBeShown();
  await page.goto('/ar/auth');
  await email.fill('nobody@people.example');
  await page.locator('input[type=password]').fill('not a password');
  await page.locator('main form button[type=submit]').click();
  await expect(
    page
      .locator('[role=region] li')
      .filter({ hasText: /\p{Script=Arabic}/u })
      .first(),
  ).toBeShown();
});

test('search engines are told of each page in each language', async () => {
  const map = await (await fetch(`${product.site}/sitemap.xml`)).text();
  for (const address of ['/pricing', '/ar/pricing', '/ur/pricing', '/ur', '/ar/privacy-policy'])
    expect(map).toContain(`${address}</loc>`);
  const article = await (await fetch(`${product.site}/ar/guidance/what-a-guardian-does`)).text();
  // It is found in the language in which it was written, whatever is around it.
  const { body } = await product.visitor().get('/ar/api/guidance/what-a-guardian-does');
  const address = addressIn(body.language, '/guidance/what-a-guardian-does');
  expect(article).toContain(`<link rel="canonical" href="${product.site}${address}">`);
});

const ofVisitors = [
  '/pricing',
  '/example-profiles',
  '/privacy-policy',
  '/terms-of-service',
  '/guidance',
  '/how-fit-is-worked-out',
  '/auth',
  '/signup',
];

test.each(languageIds.filter((language) => language !== 'en'))('documents are light in it: %s', async (language) => {
  const weights = await Promise.all(
    ['', ...ofVisitors].map(async (page) => {
      const asked = get(`${product.site}/${language}${page}`, { headers: { 'Accept-Encoding': 'br' } });
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      return [page, answer.statusCode, (await buffer(answer)).length] as const;
    }),
  );
  expect(weights.filter(([, status, weight]) => status !== 200 || weight > BUDGETS.words.document)).toEqual([]);
});

test('a page in English fetches no face of other letters, though its foot names their languages', async () => {
  const page = await open();
  await page.goto('/pricing');
  await page.locator('.typed').waitFor();
  await page.evaluate('document.fonts.ready');
  const fetched = await page.evaluate<string[]>(
    `performance.getEntriesByType('resource').map(({ name }) => /(\\w+-\\w+)[-\\w]*\\.woff2$/.exec(name)?.[1]).filter(Boolean)`,
  );
  expect(fetched.toSorted()).toEqual(['inter-latin', 'newsreader-latin']);
});
