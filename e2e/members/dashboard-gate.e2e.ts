import { expect, test } from 'vitest';
import {
  aBrother,
  aWali,
  anAdmin,
  aSister,
  guardianOf,
  invitationTo,
  verifyGuardian,
  type Person,
} from '../../src/testing/people.ts';
import { aNewcomer } from '../support/cast/members.ts';
import { sisterWithoutGuardian } from '../support/cast/guardians.ts';
import { fillGuardian } from '../support/forms.ts';
import { journey, product, type Visit } from '../support/journey.ts';
import { button, expectMenu, heading, link, menu } from '../support/screen.ts';

const { open } = journey();
const sister = () => aSister(product, 'Amina');

async function withVerifiedGuardian(): Promise<Person> {
  const amina = await sister();
  await verifyGuardian(product, amina);
  return amina;
}

const gates: { who: string; person?: () => Promise<NonNullable<Visit['as']>>; at: string; sees: string | RegExp }[] = [
  { who: 'nobody signed in', at: '/auth', sees: 'Welcome Back' },
  {
    who: 'an admin',
    person: async () => ({ browser: await anAdmin(product) }),
    at: '/dashboard',
    sees: 'You are signed in as an administrator',
  },
  {
    who: 'a guardian without a profile',
    person: async () => guardianOf(product, await sister()),
    at: '/guardian-dashboard',
    sees: /^Assalamu alaikum, Amina's Father/,
  },
  {
    who: 'a member without a profile',
    person: () => aNewcomer({ gender: 'male' }),
    at: '/create-profile',
    sees: 'Create Your Profile',
  },
  {
    who: 'a sister without a guardian',
    person: sisterWithoutGuardian,
    at: '/guardian-setup',
    sees: 'Name your guardian',
  },
  { who: 'a sister whose guardian has not verified', person: sister, at: '/wali-pending', sees: 'Your guardian' },
  {
    who: 'a sister with a verified guardian',
    person: withVerifiedGuardian,
    at: '/dashboard',
    sees: 'Assalamu alaikum, Amina',
  },
  {
    who: 'a brother',
    person: () => aBrother(product, 'Yusuf'),
    at: '/dashboard',
    sees: 'Assalamu alaikum, Yusuf',
  },
];

test.each(gates)('$who who opens the dashboard gets $at', async ({ person, at, sees }) => {
  const page = await open({ as: await person?.() });
  await page.goto('/dashboard');
  await expect(page).toBeAt(at);
  await expect(heading(page, sees)).toBeShown();
});

const aboutHerGuardian = ['/wali-pending', '/guardian-setup', '/guardian-pending'];
const strangers: { who: string; person: () => Promise<NonNullable<Visit['as']>>; at: string }[] = [
  { who: 'a brother', person: () => aBrother(product, 'Yusuf'), at: '/dashboard' },
  { who: 'a brother without a profile', person: () => aNewcomer({ gender: 'male' }), at: '/create-profile' },
  { who: 'a guardian', person: async () => guardianOf(product, await sister()), at: '/guardian-dashboard' },
];

test.each(strangers)('$who who opens a page about a sister’s guardian gets $at', async ({ person, at }) => {
  const page = await open({ as: await person() });
  for (const address of aboutHerGuardian) {
    await page.goto(address);
    await expect(page, address).toBeAt(at);
  }
});

test('a person without a gender may name a guardian', async () => {
  const page = await open({ as: await aNewcomer({}) });
  await page.goto('/guardian-setup');
  await expect(heading(page, 'Name your guardian')).toBeShown();
  const salim = aWali('Salim Rahman');
  await fillGuardian(page, { name: salim.waliName, email: salim.waliEmail });
  await button(page, 'Save and write to him').click();
  await expect(page).toBeAt('/wali-pending');
  await expect(page.getByText(salim.waliEmail, { exact: true })).toBeShown();
});

test('a signed-in member is redirected from /auth', async () => {
  const page = await open({ as: await aBrother(product, 'Yusuf') });
  await page.goto('/auth');
  await expect(page).toBeAt('/dashboard');
  await page.goto('/signup');
  await expect(page).toBeAt('/dashboard');
});

test('a signed-in admin is redirected from /auth to the console', async () => {
  const page = await open({ as: { browser: await anAdmin(product) } });
  await page.goto('/auth');
  await expect(page).toBeAt('/admin-dashboard');
});

test('before the verification she sees her guardian and the next steps', async () => {
  const amina = await sister();
  const page = await open({ as: amina });
  await page.goto('/wali-pending');
  await expect(page.getByText('Pending', { exact: true })).toBeShown();
  for (const detail of [amina.wali.name, amina.wali.email, 'Father'])
    await expect(page.getByText(detail, { exact: true })).toBeShown();
  const onward = page.getByRole('navigation', { name: 'What you can do now' }).getByRole('link');
  const targets = await onward.evaluateAll((links) => links.map((one) => one.getAttribute('href')));
  expect(targets).toEqual(['/create-profile', '/guidance', '/dashboard']);
});

test('a brother who is a guardian has the member menu with one more link', async () => {
  const [amina, idris] = await Promise.all([sister(), aBrother(product, 'Idris')]);
  const { code } = await invitationTo(product, amina.wali.email);
  const page = await open({ as: idris });
  await page.goto('/guardian-verify');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Please enter the verification code from your email.').first()).toBeShown();
  // Pasted like from an email.
  await page.getByLabel('Verification code').focus();
  await page.keyboard.insertText(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Verification successful').first()).toBeShown();
  await expect(page).toBeAt('/guardian-dashboard');
  await expect(link(menu(page), 'Guardian Dashboard')).toBeShown();
  await page.goto('/dashboard');
  await expect(heading(page, 'Assalamu alaikum, Idris')).toBeShown();
  await expectMenu(page, [
    'Dashboard',
    'Profile',
    'Browse',
    'Interest Requests',
    'Messages',
    'Guidance',
    'Subscription',
    'Account settings',
    'Guardian Dashboard',
  ]);
});
