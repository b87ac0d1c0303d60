import type { Duty, Rights } from '#kernel/contracts/roles.ts';
import { after, MINUTE } from '#kernel/clock.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import { newId, type ProfileId, type UserId } from '#kernel/values/ids.ts';
import { signUp } from '#modules/identity/contracts/auth.schema.ts';
import { TERMS_VERSION } from '#modules/identity/contracts/terms.ts';
import { NO_ORIGIN } from '#modules/identity/index.ts';
import { CONSENT_VERSION } from '#modules/matchmaking/contracts/consent.ts';
import { createProfileForm } from '#modules/matchmaking/contracts/profiles.schema.ts';
import type { Arrangement } from './arrangement.ts';
import { ADMIN, type Email, type Product } from './product.ts';
import type { Visitor } from './visitor.ts';

let count = 0;
/** The password of all test people. */
export const PASSWORD = 'a long walk at dawn 7';

/** The address of all requests of the tests. */
const LOCAL = '127.0.0.1';
const FROM_HERE = { ...NO_ORIGIN, address: LOCAL };

/** A signed-in member or guardian. */
export interface Person {
  name: string;
  email: string;
  userId: UserId;
  profileId: ProfileId;
  browser: Visitor;
}
export interface Sister extends Person {
  wali: { name: string; email: string; phone: string };
}

/** A unique number from the range reserved for fiction. */
const freshPhone = (): string => `+44 7700 900${String(++count % 1000).padStart(3, '0')}`;

const freshAddress = (name: string): string =>
  `${name.toLowerCase().replace(/\W/g, '.')}.${process.pid}.${++count}@people.example`;

/** The answers of the short form, with a test's changes. */
export const profileForm = (
  gender: 'male' | 'female',
  changes: Record<string, unknown> = {},
): Record<string, unknown> => ({
  gender,
  age: 34,
  location: 'Bradford',
  occupation: 'Teacher',
  education: 'University degree',
  bio: 'I teach in a primary school, keep a small garden, and hope for a home where mistakes are talked about kindly.',
  religiousPractice: 'practicing',
  prayerFrequency: '5times',
  marriageTimeline: 'within_year',
  smokingStatus: 'never',
  nonNegotiables: ['Honesty', 'Regular Prayer'],
  culturalAlignment: 'deen-focused',
  currentMaritalStatus: 'divorced',
  hasChildren: false,
  wantsChildren: true,
  consentVersion: CONSENT_VERSION,
  ...changes,
});

/** Returns the response, or throws with the name of the failed step. */
export async function expectOk<T extends { status: number; body: unknown }>(
  what: string,
  answer: Promise<T>,
): Promise<T> {
  const response = await answer;
  if (response.status >= 300) throw new Error(`${what} answered ${response.status}: ${JSON.stringify(response.body)}`);
  return response;
}

async function join(
  product: Product,
  name: string,
  gender: 'male' | 'female',
  more: object,
): Promise<{ browser: Visitor; email: string; userId: UserId }> {
  const browser = product.visitor();
  const email = freshAddress(name);
  const form = {
    email,
    password: PASSWORD,
    username: name,
    gender,
    selectedPlan: '1',
    termsVersion: TERMS_VERSION,
    ...more,
  };
  const userId = product.arrangement
    ? await signUpInProcess(product.arrangement, form)
    : (await expectOk('Sign-up', browser.post('/api/auth/signup', form))).body.id;
  await signIn(product, { browser, email, userId });
  return { browser, email, userId };
}

type SigningIn = Pick<Person, 'browser' | 'email' | 'userId'>;

async function signIn({ arrangement }: Product, { browser, email, userId }: SigningIn): Promise<void> {
  if (arrangement) browser.signedInBy(await arrangement.signIn(userId, LOCAL), PASSWORD);
  else await expectOk('Sign-in', browser.post('/api/auth/signin', { email, password: PASSWORD }));
}

async function signUpInProcess(arrangement: Arrangement, form: object): Promise<UserId> {
  const { account } = await arrangement.perform(({ identity }) =>
    identity.commands.signUp.execute(signUp.body.parse(form), { address: LOCAL, language: 'en' }),
  );
  return account.state.id;
}

/** Writes this person's profile. */
export async function writeProfile(
  product: Product,
  { browser, userId }: Pick<Person, 'browser' | 'userId'>,
  form: Record<string, unknown>,
): Promise<ProfileId> {
  const { arrangement } = product;
  if (!arrangement) return (await expectOk('Profile', browser.post('/api/profiles', form))).body.id;
  await arrangement.perform(({ matchmaking }) =>
    matchmaking.commands.create.execute(userId, createProfileForm.parse(form)),
  );
  const row = await product.application.kernel.db('identity.account').where({ id: userId }).first('profile_id');
  return row!.profile_id!;
}

/** A brother with a profile, on the free plan. */
export async function aBrother(product: Product, name: string, profile: Record<string, unknown> = {}): Promise<Person> {
  const member = await join(product, name, 'male', {});
  return { name, ...member, profileId: await writeProfile(product, member, profileForm('male', profile)) };
}

interface HerWali {
  name?: string;
  phone?: string;
  /** The ward's first name. */
  firstName?: string;
  language?: Language;
}

/** A sister with a profile and an invited guardian. */
export async function aSister(
  product: Product,
  name: string,
  profile: Record<string, unknown> = {},
  wali: HerWali = {},
): Promise<Sister> {
  const sister = await aSisterWithoutProfile(product, name, wali);
  return { ...sister, profileId: await writeProfile(product, sister, profileForm('female', profile)) };
}

/** A sister who has just signed up. */
export async function aSisterWithoutProfile(
  product: Product,
  name: string,
  {
    name: waliName = `${name.replace(/[^\p{L}]+/gu, ' ').trim()}'s Father`,
    phone = freshPhone(),
    firstName,
    language,
  }: HerWali = {},
): Promise<Sister> {
  const wali = { name: waliName, email: freshAddress(`wali.${name}`), phone };
  const more = {
    firstName,
    waliName,
    waliEmail: wali.email,
    waliPhone: phone,
    waliRelation: 'father',
    waliLanguage: language,
  };
  return { name, ...(await join(product, name, 'female', more)), profileId: 0 as ProfileId, wali };
}

/** The links in both forms of an email. */
export const linksOf = ({ text, html }: Pick<Email, 'text' | 'html'>): string[] => [
  ...[...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link),
  ...[...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, link]) =>
    link!.replaceAll('&#x3D;', '=').replaceAll('&amp;', '&'),
  ),
];

/** Returns the link to this path in the newest of these emails that has one. */
export function linkTo(mails: Email[], path: string): URL {
  for (const mail of mails) for (const link of linksOf(mail)) if (new URL(link).pathname === path) return new URL(link);
  throw new Error(`No link to ${path}`);
}

/** Returns what the pattern captures in the newest matching email to the address, e.g. the token of a link. */
export async function linkIn(product: Product, address: string, pattern: RegExp): Promise<string> {
  const captured = (await product.mailTo(address)).map((mail) => pattern.exec(mail.text)?.[1]).find(Boolean);
  if (!captured) throw new Error(`No e-mail to ${address} has ${pattern}`);
  return captured;
}

/** Confirms an address by the mailed link. */
export async function confirmEmail(product: Product, { email }: { email: string }): Promise<void> {
  const token = await linkIn(product, email, /\/confirm-email\?token=([\w-]+)/);
  await expectOk('Confirmation', product.visitor().post('/api/auth/confirm-email', { token }));
}

/** Returns the id and code of the newest invitation to an address. */
export async function invitationTo(product: Product, address: string): Promise<{ id: string; code: string }> {
  for (const mail of await product.mailTo(address)) {
    const link = /\/wali-verify\?id=([\w-]+)&code=(\w+)/.exec(mail.text);
    if (link) return { id: link[1]!, code: link[2]! };
  }
  throw new Error(`No invitation to ${address}`);
}

/** Confirms the guardian's address by the link. Returns the path that claims his account. */
export async function verifyGuardian(product: Product, sister: Sister): Promise<string> {
  const { arrangement } = product;
  const arranged = arrangement?.invitations.get(sister.wali.email);
  if (arrangement && arranged) {
    arrangement.invitations.delete(sister.wali.email);
    const { claimPath } = await arrangement.perform(({ guardianship }) =>
      guardianship.commands.verifyByLink.execute(arranged.id, arranged.code, FROM_HERE, 'en'),
    );
    return claimPath!;
  }
  const { id, code } = await invitationTo(product, sister.wali.email);
  const { body } = await expectOk(
    'Verification',
    product.visitor().get(`/api/wali-verify/${id}?code=${code}`, { 'X-Requested-With': 'mithaq' }),
  );
  return body.claimPath;
}

/** The form by which a sister names a guardian. */
export const aWali = (waliName: string) => ({
  waliName,
  waliEmail: freshAddress(waliName),
  waliPhone: freshPhone(),
  waliRelation: 'brother',
});

/** Names this man as the ward's new guardian and confirms his address. Returns the path that claims his account. */
export async function nameAndVerify(product: Product, sister: Sister, wali: ReturnType<typeof aWali>): Promise<string> {
  await expectOk('Naming', sister.browser.post('/api/guardian', wali));
  return verifyGuardian(product, {
    ...sister,
    wali: { name: wali.waliName, email: wali.waliEmail, phone: wali.waliPhone },
  });
}

/** Proposes to act about a guardian or an account's records as a colleague would, so that an admin may. */
export async function proposeActing({ application }: Product, about: { id: string } | { account: UserId }) {
  const { db, clock } = application.kernel;
  const at = clock.now();
  const account = 'account' in about ? about.account : null;
  const records = `account_id = :account or former_accounts @> array[:account]::uuid[]
    or mailbox = (select kernel.mailbox_of(email) from identity.account where id = :account)`;
  await db('guardianship.guardian')
    .modify((rows) => void ('id' in about ? rows.where(about) : rows.whereRaw(records, { account })))
    .update({ act_proposed_by: newId<UserId>(at), act_proposed_at: at });
}

/** Asks a sister whether it is safe to act about her guardian, which she says. Returns his record. */
export async function saysItIsSafe(product: Product, sister: Pick<Sister, 'profileId' | 'browser'>): Promise<string> {
  const id = await guardianIdOf(product, sister);
  const admin = await anAdmin(product);
  await expectOk('Question', admin.post(`/api/admin/guardian-disputes/${id}/ask`, { reason: 'for a test' }));
  await expectOk('Answer', sister.browser.post('/api/guardian/safety', { answer: 'now' }));
  return id;
}

async function guardianIdOf(product: Product, { profileId }: Pick<Sister, 'profileId'>): Promise<string> {
  const filter = encodeURIComponent(JSON.stringify({ wardProfileId: profileId }));
  const admin = await anAdmin(product);
  return (await expectOk('Guardians', admin.get(`/api/admin/guardian-disputes?filter=${filter}`))).body[0].id;
}

/** Lets an admin perform this verb on an account. */
export async function govern(
  product: Product,
  person: Pick<Person, 'userId'>,
  verb: 'disable' | 'enable' | 'set-role' | 'send-export-link',
  more: object = {},
): Promise<void> {
  const browser = await anAdmin(product);
  const call = () => browser.post(`/api/admin/users/${person.userId}/${verb}`, { reason: 'for a test', ...more });
  const first = await call();
  if (first.body?.code !== 'guardianship.not-cleared') return void (await expectOk(verb, Promise.resolve(first)));
  await proposeActing(product, { account: person.userId });
  await expectOk(verb, call());
}

/** Lets an admin decide a dispute or a check about a sister's guardian. */
export async function decideGuardianCase(
  product: Product,
  what: 'disputes' | 'checks',
  sister: Pick<Sister, 'profileId'> & Partial<Pick<Sister, 'browser'>>,
  verb: 'open' | 'resolve' | 'confirm' | 'refuse',
  more: object = {},
): Promise<void> {
  const admin = await anAdmin(product);
  const id = await guardianIdOf(product, sister);
  const { browser, profileId } = sister;
  if (verb === 'open') await (browser ? saysItIsSafe(product, { profileId, browser }) : proposeActing(product, { id }));
  const path = `/api/admin/guardian-${what}/${id}/${verb}`;
  await expectOk(verb, admin.post(path, { reason: 'for a test', ...more }));
}

/** Reasons for the staff's check of the guardian at this address; no page but the console shows them. */
export async function checkReasonsOf({ application }: Product, email: string): Promise<string[]> {
  const { db } = application.kernel;
  const row = await db('guardianship.guardian')
    .where({ email, state: 'verified' })
    .whereNotNull('check_raised_at')
    .first('check_reasons');
  return row?.check_reasons ?? [];
}

/** Her guardian, verified and signed in with his own account. */
export async function guardianOf(product: Product, sister: Sister): Promise<Person> {
  const token = (await verifyGuardian(product, sister)).split('token=')[1]!;
  const browser = product.visitor();
  const { name, email } = sister.wali;
  const claim = { token, password: PASSWORD, username: name };
  const { arrangement } = product;
  let userId: UserId;
  if (arrangement) {
    userId = await arrangement.perform(({ guardianship }) =>
      guardianship.commands.claim.execute(claim, FROM_HERE, 'en'),
    );
    await signIn(product, { browser, email, userId });
  } else userId = (await expectOk('Claim', browser.post('/api/guardian/claim', claim))).body.id;
  return { name, email, userId, profileId: 0 as ProfileId, browser };
}

let admin: { site: string; browser: Visitor; signedInAt: Date } | undefined;

/** A signed-in admin whose sign-in is recent by the product's clock, so that no request needs the password again. */
export async function anAdmin(product: Product): Promise<Visitor> {
  const now = await product.now();
  const isFresh = admin?.site === product.site && now < after(admin.signedInAt, 5 * MINUTE);
  if (admin && isFresh && (await admin.browser.get('/api/user')).status === 200) return admin.browser;
  const browser = product.visitor();
  await expectOk('Admin sign-in', browser.post('/api/auth/signin', ADMIN));
  admin = { site: product.site, browser, signedInAt: now };
  return browser;
}

/** A moderator, who reads and resolves reports. */
export const aModerator = (product: Product): Promise<Person> => withRole(product, 'Moderator', { role: 'moderator' });

/** One of the staff with these duties. */
export const aStaffMember = (product: Product, ...duties: Duty[]): Promise<Person> =>
  withRole(product, 'Colleague', { role: 'staff', duties });

async function withRole(product: Product, name: string, rights: Partial<Rights>): Promise<Person> {
  const member = { name, ...(await join(product, name, 'male', {})), profileId: 0 as ProfileId };
  await confirmEmail(product, member);
  await govern(product, member, 'set-role', rights);
  await signIn(product, member);
  return member;
}

/** The ids of the plans by their names, at a site. */
const plans = new Map<string, Map<string, number>>();

async function plansOf({ site, visitor }: Product): Promise<Map<string, number>> {
  const offered = (await visitor().get('/api/subscription-plans')).body as { id: number; name: string }[];
  const ids = new Map(offered.map(({ id, name }) => [name, id]));
  plans.set(site, ids);
  return ids;
}

/** Grants a person complimentary access to a plan, by its name. */
export async function grant(product: Product, person: Person, plan = 'Monthly', months = 1): Promise<void> {
  const browser = await anAdmin(product);
  const planId = plans.get(product.site)?.get(plan) ?? (await plansOf(product)).get(plan);
  await expectOk(
    'Grant',
    browser.post(`/api/admin/users/${person.userId}/grant-plan`, { planId, months, reason: 'given for a test' }),
  );
}

/** Lets the guardian decide his oldest pending item. */
export async function decideNext(guardian: Person, action: 'approve' | 'decline', reason?: string): Promise<number> {
  const [item] = (await guardian.browser.get('/api/guardian/pending-approvals')).body;
  if (!item) throw new Error('Nothing waits for the guardian');
  return (await guardian.browser.post(`/api/guardian/pending-approvals/${item.id}/respond`, { action, reason })).status;
}

export interface MatchedPair {
  brother: Person;
  sister: Sister;
  guardian: Person;
  matchId: string;
}

/** A brother and a sister with an approved and accepted request, and her guardian. */
export async function aMatch(product: Product): Promise<MatchedPair> {
  const [brother, sister] = await Promise.all([aBrother(product, 'Yusuf'), aSister(product, 'Amina')]);
  const guardian = await guardianOf(product, sister);
  await grant(product, brother);
  const { body: request } = await expectOk(
    'Interest',
    brother.browser.post('/api/interest-requests', { toProfileId: sister.profileId, message: 'Salam.' }),
  );
  await decideNext(guardian, 'approve');
  const { body } = await expectOk(
    'Acceptance',
    sister.browser.post(`/api/interest-requests/${request.id}/respond`, { action: 'accept' }),
  );
  return { brother, sister, guardian, matchId: body.matchId };
}

/** Like `aMatch`, with a guardian who has no account and decides by email. */
export async function aMatchByMail(product: Product): Promise<Omit<MatchedPair, 'guardian'>> {
  const [brother, sister] = [await aBrother(product, 'Yusuf'), await aSister(product, 'Amina')];
  await verifyGuardian(product, sister);
  await grant(product, brother);
  const { body: request } = await expectOk(
    'Interest',
    brother.browser.post('/api/interest-requests', { toProfileId: sister.profileId, message: 'Salam.' }),
  );
  const token = await linkIn(product, sister.wali.email, /\/decide\/([\w-]+)/);
  await expectOk('Approval', product.visitor().post(`/api/approvals/${token}`, { action: 'approve' }));
  const { body } = await expectOk(
    'Acceptance',
    sister.browser.post(`/api/interest-requests/${request.id}/respond`, { action: 'accept' }),
  );
  return { brother, sister, matchId: body.matchId };
}
