import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { Answer, MemberPages } from '../../src/app/contracts/rendering.ts';
import { pageRenderer } from '../../src/app/rendering/render.ts';
import { aBrother, aMatch, aSister, guardianOf, type Person } from '../../src/testing/people.ts';
import { differences } from '../support/checks/as-rendered.ts';
import { acceptTerms, freshAddress, PASSWORD, signIn } from '../support/forms.ts';
import { journey, product, type Visit } from '../support/journey.ts';
import { button, field, heading } from '../support/screen.ts';
import { hydrated } from '../support/checks/hydrated.ts';
import { BUDGETS, sentOf } from '../support/checks/weight.ts';

const { open } = journey();
const WEB_MEMBER = path.resolve(import.meta.dirname, '../../src/web-member');
const pathsIn = (files: string[]): string[] =>
  files.flatMap((file) =>
    Array.from(
      readFileSync(path.join(WEB_MEMBER, file), 'utf8').matchAll(/\bpath: '([^'*]+)'/g),
      ([, route]) => `/${route}`,
    ),
  );
/** Addresses of the member app's pages. */
const everyPath = pathsIn(globSync('{,*-}routes.tsx', { cwd: WEB_MEMBER, exclude: ['mailed-routes.tsx'] }));

const LEGAL = ['/privacy-policy', '/terms-of-service'];
const readable = [
  '/',
  '/for-families',
  '/pricing',
  '/guidance',
  '/guidance?category=children',
  '/guidance/what-a-guardian-does',
  '/how-fit-is-worked-out',
  '/example-profiles',
  '/example-profiles?gender=female&ageMax=40',
  ...LEGAL,
  '/no/such/page',
];

test.each(readable)('a visitor reads %s without the app’s scripts and without JavaScript', async (path) => {
  const [page, plain] = [await open(), await open({ javaScriptEnabled: false })];
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(path);
  await plain.goto(path);
  await expect(page.locator('h1')).toBeShown();
  expect(await page.locator('h1').count()).toBe(1);
  const words = (one: Page) => one.locator('body').innerText();
  expect(await words(plain)).toBe(await words(page));
  expect(scripts).toEqual([]);
  const { document: limit } = LEGAL.includes(path) ? BUDGETS.legal : BUDGETS.words;
  expect((await sentOf(page)).document).toBeLessThanOrEqual(limit);
  expect(await page.evaluate('[...document.querySelectorAll("[style]")].length')).toBe(0);
});

const publicPages = [...readable.filter((path) => path !== '/no/such/page'), ...pathsIn(['form-routes.tsx'])];

test.each(publicPages)('search engines get the title, description and one address of %s', async (path) => {
  const answer = await fetch(`${product.site}${path}`);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  const [, title] = /<title>(.+) · Mithaq<\/title>/.exec(html)!;
  const [, description] = /<meta name="description" content="([^"]+)">/.exec(html)!;
  expect([title, description]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/^\w.{20}/)]);
  const { pathname } = new URL(path, product.site);
  expect(html).toContain(`<link rel="canonical" href="${product.site}${pathname}">`);
});

test('the sitemap lists the public pages, and each of them exists', async () => {
  const sitemap = await (await fetch(`${product.site}/sitemap.xml`)).text();
  const named = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);
  const own = ['/', '/pricing', '/guidance', '/guidance/what-a-guardian-does'].map((path) => product.site + path);
  expect(named).toEqual(expect.arrayContaining(own));
  for (const address of named) {
    const answer = await fetch(address);
    expect([address, answer.status, answer.headers.get('X-Robots-Tag')]).toEqual([address, 200, null]);
    expect(await answer.text()).toContain(`<link rel="canonical" href="${address}">`);
  }
  const robots = await (await fetch(`${product.site}/robots.txt`)).text();
  expect(robots).toMatch(/^Disallow: \/dashboard$/m);
  expect(robots).toContain(`Sitemap: ${product.site}/sitemap.xml`);
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => product.site + path!);
  for (const address of named) expect(closed.filter((one) => address.startsWith(one))).toEqual([]);
});

test('public pages have a preview image that is cached by its tag; private pages have none', async () => {
  const card = (name: string, headers = {}) => fetch(`${product.site}/cards/${name}.png`, { headers });
  const answer = await card('guidance/what-a-guardian-does');
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  const again = await card('guidance/what-a-guardian-does', {
    'If-None-Match': answer.headers.get('ETag')!,
    'Cache-Control': 'max-age=0',
  });
  expect(again.status).toBe(304);
  expect((await card('home')).status).toBe(200);
  for (const name of ['dashboard', 'guidance/no-such-article', 'no-such-page'])
    expect((await card(name)).status, name).toBe(404);
});

test('a missing article has the status 404', async () => {
  const answer = await fetch(`${product.site}/guidance/no-such-article`);
  expect([answer.status, answer.headers.get('X-Robots-Tag')]).toEqual([404, 'noindex']);
  const html = await answer.text();
  expect(html).toContain('Page Not Found');
  expect(html).not.toContain('canonical');
});

test('pages that stand in for another one are not indexed', async () => {
  const answer = await fetch(`${product.site}/ar/offline`);
  expect([answer.status, answer.headers.get('X-Robots-Tag')]).toEqual([200, 'noindex']);
  expect(await answer.text()).not.toMatch(/canonical|hreflang="x-default"/);
});

test('private pages and pages behind mailed links are not indexed', async () => {
  const { brother } = await aMatch(product);
  const mailed = await (await fetch(`${product.site}/decide/unknown`)).text();
  const { body: own } = await brother.browser.get('/guidance');
  for (const html of [mailed, own]) expect(html).not.toMatch(/canonical|name="description"/);
});

test('the topics of the guidance are links that work without JavaScript', async () => {
  const page = await open({ javaScriptEnabled: false });
  await page.goto('/guidance');
  const all = await page.locator('.articles li').count();
  await page.getByRole('link', { name: 'Children', exact: true }).click();
  await expect(page).toBeAt('/guidance');
  const some = await page.locator('.articles li').count();
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(all);
});

test('the filters of the example profiles work without JavaScript', async () => {
  const page = await open({ javaScriptEnabled: false });
  await page.goto('/example-profiles');
  await page.getByText('Filters', { exact: true }).click();
  await page.getByLabel('Gender').selectOption('Sisters');
  await field(page, 'Age from').fill('79');
  await button(page, 'Show examples').click();
  await expect(heading(page, 'No profiles match your filters')).toBeShown();
  expect(await field(page, 'Age from').inputValue()).toBe('79');
  await page.locator('main').getByRole('link', { name: 'Clear filters' }).last().click();
  expect(await page.locator('article').count()).toBeGreaterThan(0);
});

/** Renders a visitor's page with the same response to all its queries. */
async function madeOf(url: string, answer: Pick<Answer, 'status' | 'body'>): Promise<string> {
  const built = '../../dist/web-member-server/server.js';
  const render = pageRenderer((await import(built)) as MemberPages);
  const answerOf = async () => ({ ...answer, header: () => null });
  const page = await render({ url, user: null, zone: 'UTC', answerOf });
  return 'html' in page ? page.html : page.kind;
}

test.each([
  ['/', 'Failed to fetch guidance articles'],
  ['/', 'Failed to fetch example profiles'],
  ['/example-profiles', 'Failed to load example profiles. Please try again later.'],
  ['/pricing', 'Failed to load subscription plans. Please try again later.'],
])('an error on %s is shown without a script: %s', async (url, notice) => {
  const html = await madeOf(url, { status: 503, body: null });
  expect(html).toContain(notice);
  expect(html).not.toContain('Loading…');
});

test('without the operator’s content and articles the landing page makes no claims', async () => {
  const html = await madeOf('/', { status: 200, body: [] });
  expect(html).toContain('No articles available at this time.');
  expect(html).not.toMatch(/In figures|How others found each other|What you would read here/);
});

const mine = [
  '/',
  '/dashboard',
  '/browse',
  '/saved',
  '/matches',
  '/messages',
  '/interest-requests',
  '/profile',
  '/account-settings',
  '/subscription-dashboard',
  '/guidance',
  '/consultations',
  '/support',
  '/pricing',
];

test.each(['light', 'dark'] as const)(
  'data of the server-rendered page is not requested again; %s',
  async (colorScheme) => {
    const { brother } = await aMatch(product);
    const page = await open({ as: brother, colorScheme });
    const requested: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/') && pathname !== '/api/events') requested.push(`${page.url()} asks ${pathname}`);
    });
    for (const path of mine) {
      await page.goto(path);
      await page.evaluate('new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))');
      expect(await page.evaluate('document.documentElement.dataset.theme')).toBe(colorScheme);
      expect(await differences(page), path).toEqual([]);
    }
    expect(requested).toEqual([]);
  },
);

test.each([
  ['/auth', 'Welcome Back'],
  ['/auth?tab=signup', 'Create your account'],
  ['/auth?plan=monthly', 'Create your account'],
  ['/signup', 'Create your account'],
  ['/forgot-password', 'Forgot your password?'],
  ['/reset-password?token=none', 'Set a new password'],
  ['/confirm-email?token=none', 'Confirm your email'],
  ['/wali-verify', 'This link does not work'],
  ['/guardian-claim?token=none', 'Your guardian account'],
])('a visitor fills in %s, which the app hydrates as it was rendered', async (path, title) => {
  const page = await open();
  await page.goto(path);
  await expect(heading(page, title).last()).toBeShown();
  expect(await differences(page)).toEqual([]);
  const { document, scripts } = await sentOf(page);
  expect(document).toBeLessThanOrEqual(BUDGETS.form.document);
  expect(scripts).toBeLessThanOrEqual(BUDGETS.form.scripts);
});

test('the tabs of a form page switch in place', async () => {
  const page = await open();
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign In' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Create Account', selected: true })).toHaveFocus();
  expect(new URL(page.url()).search).toBe('?tab=signup');
});

/** Opens a window that loads the app only when the test lets it. */
async function openEarly(visit: Visit = {}): Promise<{ page: Page; letApp: () => void }> {
  const page = await open({ ...visit, early: true });
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  return { page, letApp: () => scripts.resolve() };
}

test('typing and clicks before hydration count', async () => {
  const { page, letApp } = await openEarly();
  await page.goto('/auth?tab=signup');
  await field(page, 'Email').fill(freshAddress('early'));
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Username').fill('Yusuf');
  await page.getByRole('radio', { name: /^Male/ }).check();
  await acceptTerms(page);
  await button(page, 'Create Account').click();
  letApp();
  await expect(page.getByText('Your account is made.')).toBeShown();
});

test('the server answers a sign-in that is sent before hydration', async () => {
  const yusuf = await aBrother(product, 'Yusuf');
  const { page, letApp } = await openEarly();
  await page.goto('/auth?next=%2Fmessages');
  await signIn(page, yusuf.email, 'not his password');
  await expect(page.getByText('Invalid email or password').last()).toBeShown();
  expect(new URL(page.url()).search).toBe('?next=%2Fmessages');
  expect(await field(page, 'Email').inputValue()).toBe(yusuf.email);
  expect(await field(page, 'Password').inputValue()).toBe('');
  await field(page, 'Password').fill(PASSWORD);
  await button(page, 'Sign In').click();
  await expect(page).toBeAt('/messages');
  letApp();
  await hydrated(page);
});

test('a refusal that the server rendered is hydrated, and the app sends the next attempt', async () => {
  const yusuf = await aBrother(product, 'Yusuf');
  const { page, letApp } = await openEarly();
  await page.goto('/auth');
  await signIn(page, yusuf.email, 'not his password');
  await expect(page.getByText('Invalid email or password').last()).toBeShown();
  letApp();
  await hydrated(page);
  expect(await differences(page)).toEqual([]);
  expect(await field(page, 'Email').inputValue()).toBe(yusuf.email);
  await field(page, 'Password').fill(PASSWORD);
  await button(page, 'Sign In').click();
  await expect(page).toBeAt('/dashboard');
});

test('so do selections', async () => {
  const { page, letApp } = await openEarly();
  await page.goto('/auth?tab=signup');
  await field(page, 'Username').fill('Amina');
  await page.getByRole('radio', { name: /^Female/ }).check();
  await page.getByRole('radio', { name: /^6 Months/ }).check();
  letApp();
  await expect(button(page, 'Continue to payment')).toBeShown();
  await expect(field(page, 'First name')).toBeShown();
  expect(await field(page, 'Username').inputValue()).toBe('Amina');
});

test('so does a message', async () => {
  const { sister, guardian, matchId } = await aMatch(product);
  const { page, letApp } = await openEarly({ as: sister });
  await page.goto(`/messages/${matchId}`);
  await field(page, 'Write a message').fill('May I ask about your work?');
  letApp();
  await button(page, 'Send').click();
  await expect(page.getByText('May I ask about your work?')).toBeShown();
  await expect.poll(() => field(page, 'Write a message').inputValue()).toBe('');
  expect((await guardian.browser.get('/api/guardian/pending-approvals')).body).toHaveLength(1);
});

test('hydration does not change the scroll position', async () => {
  const { page, letApp } = await openEarly({ as: await aBrother(product, 'Yusuf') });
  await page.goto('/account-settings');
  await page.evaluate('window.scrollTo(0, 300)');
  letApp();
  await hydrated(page);
  expect(await page.evaluate('window.scrollY')).toBe(300);
});

test('a navigation before hydration leads to that page', async () => {
  const { page, letApp } = await openEarly({ as: await aBrother(product, 'Yusuf') });
  await page.goto('/account-settings?tab=security');
  await expect(page.getByRole('tab', { name: 'Security', selected: true })).toBeShown();
  await page.evaluate("history.pushState(null, '', '/account-settings?tab=general')");
  letApp();
  await expect(page.getByRole('tab', { name: 'General', selected: true })).toBeShown();
  expect(await page.locator('#inlined').count(), 'what was inlined').toBe(0);
});

test('a form that needs the app puts nothing in the address, and the page says what to do', async () => {
  const page = await open({ javaScriptEnabled: false });
  await page.goto('/signup');
  await field(page, 'Email').fill('yusuf@people.example');
  await field(page, 'Password').fill(PASSWORD);
  await button(page, 'Create Account').click();
  await expect(page.getByText('This was not sent')).toBeShown();
  expect(new URL(page.url()).search).toBe('');
  expect(await field(page, 'Password').inputValue()).toBe('');
});

test('a client-only page says without JavaScript that it needs it, and links to another page', async () => {
  const page = await open({ javaScriptEnabled: false });
  await page.goto('/ar/subscribe');
  expect(await page.locator('body').innerText()).toContain('تحتاج هذه الصفحة إلى جافا سكريبت.');
  await page.goto('/subscribe');
  expect(await page.locator('body').innerText()).toContain('This page needs JavaScript.');
  await page.locator('a[href="/help"]').click();
  await expect(heading(page, 'Someone to talk to')).toBeShown();
});

test('the filters of a list work without JavaScript, on a phone too', async () => {
  const [brother, sister] = await Promise.all([aBrother(product, 'Yusuf'), aSister(product, 'Amina')]);
  await guardianOf(product, sister);
  await product.waitForIdle();
  const page = await open({ as: brother, javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  await page.goto('/browse');
  const missing = () => page.locator('article').count();
  expect(await missing()).toBeGreaterThan(0);
  await field(page, 'Age from').fill('99');
  await button(page, 'Show matches').click();
  await expect(page).toBeAt('/browse');
  await expect(heading(page, 'No profile matches these filters')).toBeShown();
  expect(await field(page, 'Age from').inputValue()).toBe('99');
  expect(await missing()).toBe(0);
});

test('every server-rendered form gets a readable response without the app', async () => {
  const { sister, brother, guardian, matchId } = await aMatch(product);
  const readers = [undefined, sister, brother, guardian].map((one) => one?.browser.cookieHeader() ?? '');
  const sendRequest = (address: string, cookie: string, form?: URLSearchParams) =>
    fetch(product.site + address, {
      redirect: 'manual',
      headers: { Cookie: cookie },
      ...(form && { method: 'POST', body: form }),
    });
  const addresses = everyPath.map((address) => address.replace(':matchId', matchId));
  const sent = new Set<string>();
  for (const cookie of readers)
    for (const address of addresses) {
      const shown = await sendRequest(address, cookie);
      const html = await shown.text();
      const forms = html.match(/<form\b[^>]*>/g) ?? [];
      if (forms.length === 0) continue;
      const lists = forms.filter((form) => form.includes('method="get"'));
      expect(
        forms.filter((form) => !lists.includes(form) && !form.includes('method="post"')),
        address,
      ).toEqual([]);
      if (lists.length === forms.length) continue;
      const answer = await sendRequest(address, cookie, new URLSearchParams({ password: PASSWORD }));
      expect([answer.status, await answer.text()], address).toEqual([
        shown.status,
        expect.stringContaining('This was not sent'),
      ]);
      sent.add(address);
    }
  expect([...sent]).toEqual(
    expect.arrayContaining(['/auth', '/signup', '/forgot-password', '/support', `/messages/${matchId}`]),
  );
});

test('signed-in people read their own pages without JavaScript', async () => {
  const { brother } = await aMatch(product);
  const page = await open({ as: brother, javaScriptEnabled: false });
  await page.goto('/dashboard');
  await expect(heading(page, /^Assalamu alaikum/)).toBeShown();
  await page.goto('/messages');
  await page.locator('main').getByRole('listitem').getByRole('link').first().click();
  await expect(heading(page, /^Profile #/)).toBeShown();
});

test('concurrent requests get each person’s own page', async () => {
  const people: Person[] = [];
  for (const name of ['Alif', 'Baha', 'Jamal', 'Dawud']) people.push(await aBrother(product, name));
  people.push(await aSister(product, 'Hafsa'));
  const pageOf = async ({ browser }: Person) =>
    (await fetch(`${product.site}/account-settings`, { headers: { Cookie: browser.cookieHeader() } })).text();
  const rounds = Array.from({ length: 20 }, () => people).flat();
  const pages = await Promise.all(rounds.map(async (person) => ({ person, html: await pageOf(person) })));
  for (const { person, html } of pages) expect(people.filter(({ email }) => html.includes(email))).toEqual([person]);
});

test('times are in the reader’s time zone: at once if the server knows it, else after hydration', async () => {
  const { brother } = await aMatch(product);
  const page = await open({ as: brother, timezoneId: 'Pacific/Kiritimati' });
  const devices = async () => {
    await page.goto('/account-settings?tab=security');
    return page.locator('main time, main').first().innerText();
  };
  const first = await devices();
  const plain = await fetch(`${product.site}/account-settings?tab=security`, {
    headers: { Cookie: `${brother.browser.cookieHeader()}; zone=Pacific%2FKiritimati` },
  });
  const times = (text: string) => text.match(/\d+ \w{3} \d{4}, \d\d:\d\d/g);
  expect(times(first)?.length).toBeGreaterThan(0);
  expect(times(await devices())).toEqual(times(first));
  expect(times((await plain.text()).replaceAll('<!-- -->', ''))?.[0]).toBe(times(first)?.[0]);
});
