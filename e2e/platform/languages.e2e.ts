import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { addressIn, languageIds } from '#kernel/i18n/languages.ts';
import { expect, test } from 'vitest';
import { aBrother, aMatch, expectOk } from '../../src/testing/people.ts';
import { journey, product } from '../support/journey.ts';
import { BUDGETS, scriptOf } from '../support/checks/weight.ts';
import { button, heading, link } from '../support/screen.ts';
import { hydrated } from '../support/checks/hydrated.ts';

const { open } = journey();
const TEXT = 'May I speak with somebody?';

test('a visitor selects a language at the foot of a page and stays in it, without JavaScript too', async () => {
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

test('the initial plans and figures are in the language of the page', async () => {
  const page = await open({ javaScriptEnabled: false });
  await page.goto('/ur/pricing');
  for (const name of ['مفت', 'ماہانہ', '6 ماہ', 'تاحیات']) await expect(heading(page, name)).toBeShown();
  expect(await page.locator('.plan-offer').allInnerTexts()).not.toContainEqual(
    expect.stringMatching(/oversight|Three/),
  );
  await page.goto('/ar');
  const counted = await page.locator('.figures dt').allInnerTexts();
  // Another test may have added a figure of its own.
  expect(counted).toEqual(expect.arrayContaining(['التقييم', 'زواج', 'عضو', 'عضو نشط', 'نجاح التعارف']));
});

test('selected values of lists are in the language of the page', async () => {
  const page = await open({ as: await aBrother(product, 'Idris', { nonNegotiables: ['Honesty', 'No Alcohol'] }) });
  await page.goto('/ar/profile');
  await expect(page.getByText('الصدق').first()).toBeShown();
  await expect(page.getByText('الامتناع عن الخمر').first()).toBeShown();
});

test('a guardian selects a language for all pages, and changes it in his settings', async () => {
  const { guardian } = await aMatch(product);
  const page = await open({ as: guardian });
  await page.goto('/guardian-dashboard');
  await link(page, 'اردو').click();
  await expect(page).toBeAt('/ur/guardian-dashboard');
  await page.goto('/ward-profiles');
  await expect(page).toBeAt('/ur/ward-profiles');
  await page.goto('/account-settings');
  await expect(page).toBeAt('/ur/account-settings');
  await button(page.getByRole('main'), 'English').click();
  await expect(heading(page, 'Account settings')).toBeShown();
  await page.goto('/ward-profiles');
  await expect(page).toBeAt('/ward-profiles');
});

test('the input stays when the language changes, except passwords', async () => {
  const page = await open({ as: await aBrother(product, 'Yusuf') });
  await page.goto('/support');
  await page.getByRole('main').locator('textarea').fill(TEXT);
  await link(page, 'العربية').click();
  await expect(page).toBeAt('/ar/support');
  await expect.poll(() => page.getByRole('main').locator('textarea').inputValue()).toBe(TEXT);
  expect(await page.evaluate('Object.values(sessionStorage).join()')).not.toContain(TEXT);

  const visitor = await open();
  await visitor.goto('/auth');
  await hydrated(visitor);
  await visitor.locator('input[type=email]').fill('somebody@people.example');
  await visitor.locator('input[type=password]').fill('a password of mine');
  // A visible password is not carried along either.
  await button(visitor, 'Show password').click();
  await link(visitor, 'اردو').click();
  await expect(visitor).toBeAt('/ur/auth');
  await expect.poll(() => visitor.locator('input[type=email]').inputValue()).toBe('somebody@people.example');
  expect(await visitor.locator('input[type=password]').inputValue()).toBe('');
  expect(await visitor.evaluate('Object.values(sessionStorage).join()')).not.toContain('a password of mine');
});

test('a language selected before hydration applies after it', async () => {
  const brother = await aBrother(product, 'Yusuf');
  await expectOk('Arabic', brother.browser.put('/api/account/settings', { language: 'ar' }));
  const page = await open({ as: brother, early: true });
  const blocked = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await blocked.promise;
    await route.continue();
  });
  await page.goto('/guidance');
  await expect(page).toBeAt('/ar/guidance');
  await link(page, 'English').click();
  blocked.resolve();
  await expect(page).toBeAt('/guidance');
});

test('in Arabic the chart of requests ends above its last date, as in English', async () => {
  const { brother } = await aMatch(product);
  const page = await open({ as: brother });
  for (const path of ['/subscription-dashboard', '/ar/subscription-dashboard']) {
    await page.goto(path);
    const today = (await page.locator('.daily rect.some').boundingBox())!;
    const [first, last] = await Promise.all(
      [0, 1].map(async (n) => (await page.locator('.daily-ends span').nth(n).boundingBox())!),
    );
    const distanceFrom = ({ x, width }: typeof today) => Math.abs(x + width / 2 - (today.x + today.width / 2));
    expect(distanceFrom(last!), path).toBeLessThan(distanceFrom(first!));
  }
});

test('a payment’s result has an address in its language; printed pages have no language links', async () => {
  const page = await open({ as: await aBrother(product, 'Yusuf') });
  await page.goto('/ur/subscription-success?upgrade=true&payment_intent_client_secret=secret');
  await expect.poll(() => new URL(page.url()).search).toBe('?upgrade=true');
  await expect(page).toBeAt('/ur/subscription-success');
  await page.goto('/ur/privacy-policy');
  await expect(page.locator('.languages')).toBeShown();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.languages')).toDisappear();
});

test('errors of a form are in its language, from the browser and from the server', async () => {
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

test('search engines get the addresses of each page in all languages', async () => {
  const map = await (await fetch(`${product.site}/sitemap.xml`)).text();
  for (const address of ['/pricing', '/ar/pricing', '/ur/pricing', '/ur', '/ar/privacy-policy'])
    expect(map).toContain(`${address}</loc>`);
  const article = await (await fetch(`${product.site}/ar/guidance/what-a-guardian-does`)).text();
  // The search looks in the language in which an article is written.
  const { body } = await product.visitor().get('/ar/api/guidance/what-a-guardian-does');
  const address = addressIn(body.language, '/guidance/what-a-guardian-does');
  expect(article).toContain(`<link rel="canonical" href="${product.site}${address}">`);
});

const ofVisitors = [
  '/for-families',
  '/pricing',
  '/example-profiles',
  '/privacy-policy',
  '/terms-of-service',
  '/guidance',
  '/how-fit-is-worked-out',
  '/auth',
  '/signup',
];

test.each(languageIds.filter((language) => language !== 'en'))(
  'documents are within their limit: %s',
  async (language) => {
    const weights = await Promise.all(
      ['', ...ofVisitors].map(async (page) => {
        const requested = get(`${product.site}/${language}${page}`, { headers: { 'Accept-Encoding': 'br' } });
        const [answer] = (await once(requested, 'response')) as [IncomingMessage];
        return [page, answer.statusCode, (await buffer(answer)).length] as const;
      }),
    );
    const limitOf = (page: string) =>
      BUDGETS[/policy|terms/.test(page) ? 'legal' : 'words'].document + scriptOf(language) / 2;
    expect(weights.filter(([page, status, weight]) => status !== 200 || weight > limitOf(page))).toEqual([]);
  },
);

test('an English page loads no fonts of other scripts, although its foot names their languages', async () => {
  const page = await open({ fresh: true });
  await page.goto('/pricing');
  await page.locator('.typed').waitFor();
  await page.evaluate('document.fonts.ready');
  const fetched = await page.evaluate<string[]>(
    `performance.getEntriesByType('resource').map(({ name }) => /(\\w+-\\w+)[-\\w]*\\.woff2$/.exec(name)?.[1]).filter(Boolean)`,
  );
  expect(fetched.toSorted()).toEqual(['inter-latin', 'newsreader-latin']);
});

test('Urdu is in Nastaliq without JavaScript too, and on the help page', async () => {
  const page = await open({ javaScriptEnabled: false });
  for (const address of ['/ur', '/ur/help']) {
    await page.goto(address);
    const faces = await page.evaluate<string>("getComputedStyle(document.querySelector('h1')).fontFamily");
    expect(faces, address).toContain('Nastaliq');
  }
  const face = await fetch(`${product.site}/faces/noto-nastaliq-urdu.woff2`);
  expect([face.status, face.headers.get('Content-Type')]).toEqual([200, 'font/woff2']);
});
