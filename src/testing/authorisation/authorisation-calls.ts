import { quietPeriods } from '#modules/identity/domain/quiet-days.ts';
import { TERMS_VERSION } from '#modules/identity/contracts/terms.ts';
import { aBrother, anAdmin, aSister, PASSWORD, profileForm } from '../people.ts';
import { aPayer, DISPUTING, makeOlder } from '../paying.ts';
import { ADMIN } from '../product.ts';
import { aFigure, anArticle, anExampleProfile, aPrompt, aPlan, aPromoCode, aTopic } from '../records.ts';
import { exportCalls } from './export-calls.ts';
import { matchCalls } from './match-calls.ts';
import { moderationCalls } from './moderation-calls.ts';
import { ticketCalls } from './ticket-calls.ts';
import { aTelephone, keysOfABrowser } from '../telephones.ts';
import { after, DAY, systemClock, isoDay } from '#kernel/clock.ts';
import type { GuardianSituation, Owner } from './authorisation-world.ts';
import type { HowToCall } from './how-to-call.ts';

const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';
const inAMonth = () => isoDay(after(systemClock.now(), 30 * DAY));
const NO_TOKEN = 'unknown-token';
const NO_ADDRESS = 'nobody';
const reason = 'a row of the table';
let count = 0;
const fresh = (name: string) => `${name}.${++count}.${process.pid}@people.example`;

/** A new address for each request, since attempts for an address are limited. */
const addressOf = (id: string) => (id === NO_ADDRESS ? fresh(NO_ADDRESS) : id);

const guardianAs = (situation: GuardianSituation): HowToCall => ({
  each: 'call',
  object: (world) => world.guardianAs(situation),
});
const acting = (queue: string, verbs: string[], ofQueue: HowToCall, body: object = {}): Record<string, HowToCall> =>
  Object.fromEntries(verbs.map((verb) => [`POST /api/admin/${queue}/:id/${verb}`, { ...ofQueue, body: () => body }]));
const ofMatch: HowToCall = { object: (_, { circle }) => circle.matchId };
const account: HowToCall = { object: (_, { person }) => person.userId, each: 'person' };
const granted: HowToCall = { ...account, object: (world, { person }) => world.granted(person) };
const ofDevice: HowToCall = { object: (world, { person }) => world.deviceNotifiedOf(person), each: 'person' };
const atThePushService: HowToCall = {
  object: async ({ product }) => (await aTelephone(product)).endpoint.split('/').at(-1)!,
};
const sent: HowToCall = { object: (world, { circle }) => world.requestOfHis(circle) };
const received: HowToCall = { object: (world, { circle }) => world.requestToHer(circle) };
const approval: HowToCall = {
  object: async (world, { circle }) => (await world.messageUnderReview(circle)).approvalId,
};
const decision: HowToCall = { object: (world) => world.decisionToken(), missing: NO_TOKEN };
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const wali = () => ({
  waliName: 'Ibrahim Hassan',
  waliEmail: fresh('wali'),
  waliPhone: '+44 7700 900123',
  waliRelation: 'father',
});

/** The other participant's profile; the sister's for actors who do not participate. */
const partnerOf = ({ circle, person }: Owner): string =>
  String((person === circle.sister ? circle.brother : circle.sister).profileId);

/** The requests of the table by route. */
export const calls: Record<string, HowToCall> = {
  'POST /dev/clock': { body: () => ({ advance: 'PT1S' }) },
  'GET /dev/mailbox/:id': mailbox(),
  'GET /dev/mailbox/:id/html': mailbox(),
  'POST /dev/push/browsers': { body: () => ({}) },
  'PUT /dev/push/to/:id': { ...atThePushService, body: () => ({ answer: null }) },
  'POST /dev/push/to/:id': { ...atThePushService, body: () => ({}) },
  'GET /api/guidance/:slug': {
    object: async ({ product }) => (await (await anAdmin(product)).post('/api/admin/articles', anArticle())).body.slug,
    missing: 'no-such-article',
  },

  'POST /api/auth/signup': { body: () => ({ email: fresh('new'), password: PASSWORD, username: 'New' }) },
  'POST /api/account/terms': { body: () => ({ version: TERMS_VERSION }) },
  'POST /api/auth/signin': {
    newSession: true,
    each: 'person',
    object: (_, { person }) => person.email,
    missing: NO_ADDRESS,
    body: ({ id, world }) => ({ email: addressOf(id), password: id === world.admin.email ? ADMIN.password : PASSWORD }),
  },
  'POST /api/auth/reauthenticate': {
    body: ({ actor, world }) => ({ password: world.passwordOf(actor) }),
  },
  'POST /api/auth/signin/two-factor': { body: () => ({ code: '123456' }) },
  'POST /api/auth/signout': { newSession: true },
  'GET /api/logout': { newSession: true },
  'POST /api/auth/forgot-password': {
    object: (_, { person }) => person.email,
    each: 'person',
    missing: NO_ADDRESS,
    body: ({ id }) => ({ email: addressOf(id) }),
  },
  'POST /api/auth/reset-password': {
    each: 'call',
    object: async (world) => {
      const { email } = await aBrother(world.product, 'Forgetful');
      await world.product.visitor().post('/api/auth/forgot-password', { email });
      return world.linkIn(email, /\/reset-password\?token=([\w-]+)/);
    },
    missing: NO_TOKEN,
    body: ({ id }) => ({ token: id, newPassword: 'Sunrise over 7 hills!' }),
  },
  'POST /api/auth/confirm-email': {
    each: 'call',
    object: async (world) => {
      const { email } = await aBrother(world.product, 'Newcomer');
      return world.linkIn(email, /\/confirm-email\?token=([\w-]+)/);
    },
    missing: NO_TOKEN,
    body: ({ id }) => ({ token: id }),
  },
  'GET /api/auth/link-use': { query: () => `token=${NO_TOKEN}` },
  'POST /api/auth/change-password': { newSession: true, body: ({ actor, world }) => world.changeOfPassword(actor) },

  'POST /api/create-signup-checkout-session': {
    body: () => ({ planId: 2, signupData: { email: fresh('payer'), password: PASSWORD, username: 'Payer' } }),
  },
  'POST /api/verify-signup-payment': { body: () => ({ paymentIntentId: 'pi_unknown' }) },
  'POST /api/create-upgrade-checkout-session': { body: () => ({ planId: 2 }) },
  'POST /api/upgrade-payment/saved-card': { body: () => ({ paymentIntentId: 'pi_unknown' }) },
  'POST /api/verify-upgrade-payment': { body: () => ({ paymentIntentId: 'pi_unknown' }) },
  'GET /api/subscription/invoices/:id': { object: () => UNKNOWN_ID },
  'POST /api/promo-codes/check': { body: () => ({ code: 'UNKNOWN', planId: 2 }) },
  'POST /api/webhooks/stripe': { body: () => ({}) },
  'POST /api/webhooks/mail': { body: () => ({}) },

  'DELETE /api/account/sessions/:id': { each: 'person', object: (world, { person }) => world.sessionOf(person) },
  'DELETE /api/account/sessions': { newSession: true },
  'PUT /api/account/settings': { body: () => ({ marketingEmails: false }) },
  'PUT /api/account/push': {
    object: async ({ product }) => (await aTelephone(product)).endpoint,
    each: 'call',
    body: ({ id }) => ({ endpoint: id, keys: keysOfABrowser(), zone: 'UTC' }),
  },
  'PUT /api/account/push/:id': { ...ofDevice, body: () => ({ messages: false }) },
  'DELETE /api/account/push/:id': ofDevice,
  'PUT /api/account/email': { body: () => ({ email: fresh('moved') }) },
  'POST /api/account/two-factor/enable': { body: () => ({ code: '123456' }) },
  'POST /api/account/two-factor/disable': {
    body: ({ actor, world }) => ({ password: world.passwordOf(actor), code: '123456' }),
  },
  'POST /api/account/become-member': { body: () => ({ gender: 'male' }) },
  'DELETE /api/account': { newSession: true },
  'DELETE /api/account/consent': { newSession: true },
  'POST /api/account/restore': { newSession: true },

  'GET /api/admin/audit/:id': {
    object: async ({ product }) => (await (await anAdmin(product)).get('/api/admin/audit')).body[0].id,
  },
  'GET /api/admin/conversations/:id': ofMatch,
  'POST /api/admin/conversations/:id/read': { ...ofMatch, body: () => ({ reason }) },
  'GET /api/admin/users/:id': account,
  'GET /api/admin/users/:id/timeline': account,
  'PUT /api/admin/users/:id/status': { ...expendable(), body: () => ({ isActive: true }) },
  'POST /api/admin/users/:id/disable': { ...expendable(), body: () => ({ reason }) },
  'POST /api/admin/users/:id/enable': { ...expendable(), body: () => ({ reason }) },
  'POST /api/admin/users/:id/end-sessions': { ...expendable(), body: () => ({ reason }) },
  'POST /api/admin/users/:id/set-role': { ...expendable(), body: () => ({ role: 'member', reason }) },
  'POST /api/admin/users/:id/grant-plan': { ...account, body: () => ({ planId: 2, months: 1, reason }) },
  'POST /api/admin/users/:id/revoke-grant': { ...granted, body: () => ({ planId: 2, reason }) },
  'POST /api/admin/users/:id/cancel-plan': { ...account, body: () => ({ reason }) },
  'POST /api/admin/users/:id/resend-confirmation': { ...expendable(), body: () => ({ reason }) },
  'POST /api/admin/users/:id/correct-address': { ...expendable(), body: () => ({ email: fresh('corrected'), reason }) },
  'POST /api/admin/users/:id/start-closure': { ...expendable(), body: () => ({ reason }) },
  'GET /api/admin/search': { query: () => 'q=amina' },
  'GET /api/admin/users/:id/guardianship': account,
  'GET /api/admin/users/:id/requests': account,
  'POST /api/admin/users/:id/resend-invitation': { ...account, body: () => ({ reason }) },
  'GET /api/admin/payments/:id': newestOf('payments'),
  'POST /api/admin/payments/:id/refund': { ...newestOf('payments'), body: () => ({ amount: '1.00', reason }) },
  'GET /api/admin/emails/:id': newestOf('emails'),
  ...acting('guardian-disputes', ['ask', 'propose', 'hold'], guardianAs('acts'), { reason }),
  ...acting('guardian-disputes', ['end-hold'], guardianAs('is held'), { reason }),
  'POST /api/admin/guardian-disputes/:id/open': { ...guardianAs('may be disputed'), body: () => ({ reason }) },
  'POST /api/admin/guardian-disputes/:id/resolve': {
    ...guardianAs('is disputed'),
    body: () => ({ reason, outcome: 'dismissed' }),
  },

  'GET /api/admin/refunds/:id': refund(),
  'GET /api/admin/payment-disputes/:id': paymentDispute(),
  'GET /api/admin/quiet-days/:id': quietDays(),
  'GET /api/admin/guardian-disputes/:id': guardianAs('is disputed'),
  'GET /api/admin/guardian-checks/:id': guardianAs('is checked'),
  'GET /api/admin/papers/:id': { object: () => 'breach-plan' },
  'POST /api/admin/papers/:id/sign-off': { object: () => 'breach-plan', body: () => ({ reason }) },
  'GET /api/admin/site/:id': { object: () => 'site' },
  'PUT /api/admin/site/:id': { object: () => 'site', body: () => ({ monthlyRequests: 3 }) },
  'GET /api/admin/mail/:id': { object: (world) => world.mailGivenUp(), each: 'call' },

  ...recordsOf('/api/admin/articles', anArticle),
  ...recordsOf('/api/admin/example-profiles', anExampleProfile),
  ...recordsOf('/api/admin/prompts', aPrompt),
  ...recordsOf('/api/admin/topics', aTopic),
  'GET /api/admin/topics/:id/versions': recordsOf('/api/admin/topics', aTopic)['GET /api/admin/topics/:id']!,
  ...recordsOf('/api/admin/site-content', aFigure),
  ...recordsOf('/api/admin/subscription-plans', aPlan),
  ...recordsOf('/api/admin/promo-codes', aPromoCode),
  'GET /api/admin/subscriptions/:id': newestOf('subscriptions'),

  'POST /api/consultations': { body: aConsultation },
  'PUT /api/prayer-reminders': {
    body: () => ({
      city: 'London',
      method: 'Karachi',
      asr: 'hanafi',
      prayers: ['fajr'],
      minutesBefore: 20,
      enabled: true,
    }),
  },
  'GET /api/cities': { query: () => 'q=brad' },
  'GET /api/prayer-times': { query: () => 'city=London' },
  'GET /api/admin/consultations/:id': consultation(),
  'POST /api/admin/consultations/:id/answer': { ...consultation(), body: () => ({ answer: 'On Tuesday.' }) },
  ...acting('consultations', ['take', 'release', 'read-words'], consultation(), { reason }),

  'POST /api/admin/quiet-days/:id/set': {
    ...quietDays(),
    body: () => ({ startsOn: '2027-03-01', endsOn: '2027-03-03', reason }),
  },
  ...acting('refunds', ['take', 'release'], refund()),
  ...acting('refunds', ['read-words'], refund(), { reason }),
  ...acting('payment-disputes', ['take', 'release'], paymentDispute()),
  ...acting('payment-disputes', ['respond'], paymentDispute(), { response: 'contested', reason }),
  ...acting('guardian-checks', ['take', 'release'], guardianAs('is checked')),
  ...acting('guardian-disputes', ['take', 'release'], guardianAs('is disputed')),

  // The other circle's object is a sister without a verified guardian, who is not visible to others.
  'POST /api/reports': {
    each: 'gender',
    object: async (world, owner) =>
      owner.whose === 'own' ? partnerOf(owner) : String((await aSister(world.product, 'Unknown')).profileId),
    missing: '2147483647',
    body: ({ id }) => ({ subjectType: 'profile', subjectId: Number(id), reason: 'other' }),
  },
  'POST /help': { body: () => 'action=read&key=ABCD-EFGH-JKMN', headers: form },

  'GET /unsubscribe/:token': unsubscribe(),
  'POST /unsubscribe/:token': { ...unsubscribe(), body: () => '', headers: form },

  'POST /api/guardian': { body: wali },
  'POST /api/wali-verification': { ...account, body: ({ id }) => ({ userId: id, ...wali() }) },
  'GET /api/wali-verify/:id': { ...invitation(), query: ({ id }) => `code=${codes.get(id) ?? 'ABCDEFGH'}` },
  'POST /api/wali-verify/:id/refuse': {
    ...invitation(),
    each: 'call',
    body: ({ id }) => ({ code: codes.get(id) ?? 'ABCDEFGH' }),
  },
  'GET /decide/invitation/:id': { ...invitation(), query: ({ id }) => `code=${codes.get(id) ?? 'ABCDEFGH'}` },
  'POST /decide/invitation/:id': {
    ...invitation(),
    each: 'call',
    query: ({ id }) => `code=${codes.get(id) ?? 'ABCDEFGH'}`,
    body: () => 'action=accept',
    headers: form,
  },
  'POST /api/guardian/verify': {
    ...invitation(),
    each: 'call',
    body: ({ id }) => ({ verificationCode: codes.get(id) ?? 'ABCDEFGH' }),
  },
  'GET /step-down/:token': { object: (world) => world.stepDownToken(), missing: NO_TOKEN },
  'POST /step-down/:token': {
    each: 'call',
    object: (world) => world.stepDownToken(),
    missing: NO_TOKEN,
    body: () => 'action=confirm',
    headers: form,
  },
  'POST /api/guardian/claim/describe': {
    object: (world) => world.claimToken(),
    missing: NO_TOKEN,
    body: ({ id }) => ({ token: id }),
  },
  'POST /api/guardian/claim/renew': {
    each: 'call',
    object: (world) => world.claimToken(),
    missing: NO_TOKEN,
    body: ({ id }) => ({ token: id }),
  },
  'POST /api/guardian/claim': {
    each: 'call',
    object: (world) => world.claimToken(),
    missing: NO_TOKEN,
    body: ({ id }) => ({ token: id, password: PASSWORD, username: 'Ibrahim' }),
  },

  'POST /api/guardian/safety': {
    object: (world, { circle }) => world.askIfSafe(circle),
    body: () => ({ answer: 'no' }),
  },
  'POST /api/guardian/step-down': {
    object: (_, { circle }) => String(circle.sister.profileId),
    missing: '2147483647',
    inOrder: true,
    body: ({ id }) => ({ wardProfileId: Number(id) }),
  },
  'GET /api/guardian/pending-approvals/:id': approval,
  'POST /api/guardian/pending-approvals/:id/respond': { ...approval, body: () => ({ action: 'approve' }) },
  'GET /api/approvals/:token': decision,
  'POST /api/approvals/:token': { ...decision, inOrder: true, body: () => ({ action: 'approve' }) },
  // A valid link needs no renewal.
  'POST /api/approvals/:token/renew': decision,
  'GET /decide/:token': decision,
  'POST /decide/:token': { ...decision, inOrder: true, body: () => 'action=approve', headers: form },

  'POST /api/profiles': { body: ({ actor }) => profileForm(actor === 'woman' ? 'female' : 'male') },
  'PUT /api/profile/break': { body: () => ({ until: inAMonth() }) },
  'PUT /api/profile': { body: () => ({ location: 'Leeds' }) },
  // The other circle's object is a sister without a verified guardian, who is not visible to others.
  'GET /api/profiles/:id': {
    each: 'gender',
    object: async (world, owner) =>
      owner.whose === 'own' ? partnerOf(owner) : String((await aSister(world.product, 'Unknown')).profileId),
    missing: '2147483647',
  },
  'POST /api/profiles/:id/block': stranger(),
  'DELETE /api/profiles/:id/block': stranger(),
  'DELETE /api/account/never-again/:profileId': stranger(),
  'PUT /api/saved-profiles/:id': stranger(),
  'DELETE /api/saved-profiles/:id': stranger(),
  'POST /api/saved-searches': { body: aSearch },
  'PUT /api/saved-searches/:id': { ...savedSearch(), body: aSearch },
  'DELETE /api/saved-searches/:id': savedSearch(),
  'POST /api/interest-requests': {
    each: 'person',
    object: (_, owner) => partnerOf(owner),
    missing: '2147483647',
    body: ({ id }) => ({ toProfileId: Number(id) }),
  },
  'POST /api/matches': {
    each: 'person',
    object: (_, owner) => partnerOf(owner),
    missing: '2147483647',
    body: ({ id }) => ({ targetProfileId: Number(id) }),
  },
  'POST /api/interest-requests/:id/respond': { ...received, body: () => ({ action: 'decline' }) },
  'POST /api/interest-requests/:id/withdraw': sent,
  'GET /api/matches/:id': ofMatch,
  // These requests set the present state, so each of them finds it unchanged.
  'POST /api/matches/:id/status': { ...ofMatch, body: () => ({ status: 'active' }) },
  'POST /api/matches/:id/object': ofMatch,
  'POST /api/matches/:id/stage': { ...ofMatch, body: () => ({ stage: 'initial_conversation' }) },
  'POST /api/matches/:id/supervision': { ...ofMatch, body: () => ({ mode: 'approve' }) },
  'GET /api/matches/:id/messages': ofMatch,
  'POST /api/matches/:id/messages': { ...ofMatch, body: () => ({ content: 'Salam.' }) },
  'PATCH /api/messages/:id/read': { object: (world, { circle }) => world.deliveredMessage(circle) },
  ...matchCalls,
  ...ticketCalls,
  ...exportCalls,
  ...moderationCalls,
  'GET /api/guardian/matches/:id/messages': ofMatch,
  'GET /api/guardian/matches/:id/notes': ofMatch,
  'POST /api/guardian/matches/:id/notes': { ...ofMatch, body: () => ({ content: 'Salam.' }) },
  'POST /api/guardian/matches/:id/visit': ofMatch,
  'GET /api/matches/:id/notes': ofMatch,
};

/** The request of a route. A verb of the console on a listed record needs no entry if it takes only a reason. */
export function callOf(route: string): HowToCall {
  const [, list] = /^POST (\/api\/admin\/.+\/:id)\/[\w-]+$/.exec(route) ?? [];
  return calls[route] ?? (list ? { ...calls[`GET ${list}`], body: () => ({ reason }) } : {});
}

export const missingOf = ({ missing = UNKNOWN_ID }: HowToCall): string => missing;

const codes = new Map<string, string>();
function invitation(): HowToCall {
  return {
    object: async (world) => {
      const { id, code } = await world.invitation();
      codes.set(id, code);
      return id;
    },
  };
}

/** The admin, for the own account; else an account that the rows of the console may change. */
function expendable(): HowToCall {
  return {
    each: 'person',
    object: async (world, { person }) => (world.isStaff(person) ? person : await world.expendable()).userId,
  };
}

function aSearch() {
  return { name: 'Near us', filters: { location: 'Bradford' }, digest: 'weekly' };
}

/** The actor's saved search; the sister's for actors without one. */
function savedSearch(): HowToCall {
  return {
    each: 'person',
    object: async (_, { circle, person }) => {
      const { browser } = person === circle.brother ? person : circle.sister;
      const [stored] = (await browser.get('/api/saved-searches')).body;
      return (stored ?? (await browser.post('/api/saved-searches', aSearch())).body).id;
    },
  };
}

/** A discoverable person of the other gender; in the other circle a sister who is not visible to others. */
function stranger(): HowToCall {
  return {
    each: 'gender',
    object: async (world, owner) => String((await world.stranger(owner)).profileId),
    missing: '2147483647',
  };
}

function quietDays(): HowToCall {
  return {
    each: 'call',
    object: async (world) => quietPeriods(await world.product.now(), []).at(-1)!.id,
    missing: '1400.eid-al-fitr',
  };
}

/** The requests by which the console edits records of a resource. Each gets a new record, since it may delete it. */
function recordsOf(path: string, what: () => object): Record<string, HowToCall> {
  const ofRecord: HowToCall = {
    each: 'call',
    object: async ({ product }) => String((await (await anAdmin(product)).post(path, what())).body.id),
  };
  return {
    [`POST ${path}`]: { body: what },
    [`GET ${path}/:id`]: ofRecord,
    [`PUT ${path}/:id`]: { ...ofRecord, body: what },
    [`DELETE ${path}/:id`]: ofRecord,
  };
}

function aConsultation() {
  return { topic: 'Istikhara', message: 'How do I know?', preferredTimes: 'In the evening' };
}

function consultation(): HowToCall {
  return {
    each: 'call',
    object: async (_, { circle }) => (await circle.sister.browser.post('/api/consultations', aConsultation())).body.id,
  };
}

/** A new guardian's record in this situation. */

function unsubscribe(): HowToCall {
  return {
    object: (world, { circle }) => world.linkIn(circle.brother.email, /\/unsubscribe\/([\w.-]+)/),
    missing: NO_TOKEN,
  };
}

/** A payer's refund request. */
function refund(): HowToCall {
  return {
    each: 'call',
    async object({ product }) {
      const payer = await aPayer(product, 'Payer');
      await makeOlder(product, payer, 20);
      await payer.browser.post('/api/subscription/refund', {});
      const { body } = await (await anAdmin(product)).get('/api/admin/refunds');
      return body.at(-1).id;
    },
  };
}

/** A payment that its payer disputes at his bank. */
function paymentDispute(): HowToCall {
  return {
    each: 'call',
    async object({ product }) {
      await aPayer(product, 'Payer', { card: DISPUTING });
      await product.waitForIdle();
      const { body } = await (await anAdmin(product)).get('/api/admin/payment-disputes');
      return body.at(-1).id;
    },
  };
}

/** The first record of a list that a payment fills. */
function newestOf(list: 'payments' | 'emails' | 'subscriptions'): HowToCall {
  return {
    async object({ product }) {
      await aPayer(product, 'Payer');
      return (await (await anAdmin(product)).get(`/api/admin/${list}`)).body[0].id;
    },
  };
}

function mailbox(): HowToCall {
  return {
    object: async (world) => (await world.product.visitor().get('/dev/mailbox.json?limit=1')).body[0].id,
    missing: '999999999',
  };
}
