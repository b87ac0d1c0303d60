import { beforeAll, expect, test } from 'vitest';
import { caseNumberOf } from '../../src/shared-kernel/contracts/admin/case-number.ts';
import { aPayer, buy, DISPUTING, PLANS } from '../../src/testing/paying.ts';
import {
  aBrother,
  aMatch,
  anAdmin,
  aSister,
  confirmEmail,
  decideNext,
  expectOk,
  govern,
  grant,
} from '../../src/testing/people.ts';
import { journey, product } from '../support/journey.ts';
import { atFirstPage, type StaffMember } from '../support/staff-member.ts';

const { open } = journey();

/** The people about whom staff are called and written to in a day. */
async function callers() {
  const admin = await anAdmin(product);
  const [match, safiyya, idris] = [
    await aMatch(product),
    await aSister(product, 'Safiyya'),
    await aBrother(product, 'Idris'),
  ];
  const { brother, sister, guardian, matchId } = match;
  await grant(product, idris);
  await expectOk(
    'Request',
    idris.browser.post('/api/interest-requests', { toProfileId: sister.profileId, message: 'Salam.' }),
  );
  await decideNext(guardian, 'decline', 'He lives too far away');
  await confirmEmail(product, safiyya);
  await buy(product, safiyya, PLANS.monthly);
  const zayd = await aBrother(product, 'Zayd');
  await buy(product, zayd, PLANS.sixMonth);
  const disputed = await aPayer(product, 'Luqman', { card: DISPUTING });
  const { body: ticket } = await expectOk(
    'Ticket',
    brother.browser.post('/api/support', { message: 'How do I change my town?' }),
  );
  const answer = { answer: 'On the page of your profile.' };
  await expectOk('Answer', admin.post(`/api/admin/support/${ticket.id}/answer`, answer));
  const { body: report } = await expectOk(
    'Report',
    sister.browser.post('/api/reports', { subjectType: 'profile', subjectId: idris.profileId, reason: 'untrue' }),
  );
  await expectOk(
    'Resolution',
    admin.post(`/api/admin/reports/${report.id}/resolve`, { outcome: 'acted', reason: 'for a test' }),
  );
  await expectOk(
    'Reading',
    admin.post(`/api/admin/conversations/${matchId}/read`, { reason: 'Her report names this conversation' }),
  );
  const suspended = await aBrother(product, 'Dawud');
  await govern(product, suspended, 'disable', { reason: 'He sent the same words to many', cause: 'rules' });
  const twins = [await aBrother(product, 'Ismail'), await aBrother(product, 'Ismail')];
  await product.waitForIdle();
  const [payment] = (
    await admin.get(`/api/admin/payments?filter=${encodeURIComponent(JSON.stringify({ userId: safiyya.userId }))}`)
  ).body;
  return { ...match, safiyya, idris, zayd, disputed, ticket, suspended, twins, payment, matchId };
}
let people: Awaited<ReturnType<typeof callers>>;
beforeAll(async () => {
  people = await callers();
});

type Answer = (staff: StaffMember, of: typeof people) => Promise<void>;

const questions: [question: string, answer: Answer][] = [
  [
    'She says that she paid, and has no requests',
    async (staff, { safiyya }) => {
      await staff.search(safiyya.email);
      await staff.choose(safiyya.email);
      await staff.sees(['Paid', /^£/], 'Payments');
      await staff.sees(['Requests left'], 'Account');
      await staff.sees(['Begins when her guardian is verified'], 'Running subscriptions');
      await staff.sees(['Not verified yet'], 'Her guardian');
    },
  ],
  [
    'Which guardian declined his request?',
    async (staff, { idris, sister, guardian }) => {
      await staff.search(idris.email);
      await staff.choose(idris.email);
      await staff.sees([/guardian declined the request to profile/], 'What happened');
      await staff.follow(`#${sister.profileId}`, 'What happened');
      await staff.sees([guardian.email], 'Her guardian');
    },
  ],
  [
    'Was the invitation to her guardian sent?',
    async (staff, { safiyya }) => {
      await staff.search(safiyya.email);
      await staff.choose(safiyya.email);
      await staff.sees(['Sent'], 'Emails to her guardian');
    },
  ],
  [
    'His bank took the money back: what does the bank say?',
    async (staff, { disputed }) => {
      await staff.search(disputed.email);
      await staff.choose(disputed.email);
      await staff.sees(['The bank is deciding'], 'Payments');
    },
  ],
  [
    'Until when can we answer his bank?',
    async (staff) => {
      await staff.follow('Bank disputes');
      await staff.sees(['Evidence until', 'Luqman']);
    },
  ],
  [
    'Has one man two accounts?',
    async (staff, { twins }) => {
      await staff.search('ismail');
      for (const { email } of twins) await staff.seesResults(email, 1);
    },
  ],
  [
    'Her father has the wrong address',
    async (staff, { safiyya }) => {
      await staff.search(safiyya.wali.email);
      await staff.choose(safiyya.wali.email);
      await staff.sees([safiyya.wali.email], 'Her guardian');
      await staff.canDo('Invite him again', 'Her guardian');
    },
  ],
  [
    'He cannot sign in',
    async (staff, { suspended }) => {
      await staff.search(suspended.email);
      await staff.choose(suspended.email);
      await staff.sees(['Disabled']);
      await staff.canDo('Enable', 'Actions');
    },
  ],
  [
    'Who disabled him, and why?',
    async (staff, { suspended }) => {
      await staff.search(suspended.email);
      await staff.choose(suspended.email);
      await staff.sees(['Disabled', 'He sent the same words to many', /^admin/i], 'What staff did');
    },
  ],
  [
    'Did we answer his message, and has he read it?',
    async (staff, { ticket }) => {
      await staff.search(caseNumberOf(ticket.id));
      await staff.choose(caseNumberOf(ticket.id));
      await staff.sees(['Answered', 'They have not read it yet']);
    },
  ],
  [
    'What has he written to us before?',
    async (staff, { brother }) => {
      await staff.search(brother.email);
      await staff.choose(brother.email);
      await staff.follow('Answered', 'Messages to the staff');
      await staff.sees(['How do I change my town?']);
    },
  ],
  [
    'Whose payment is this reference on a bank statement?',
    async (staff, { payment, safiyya }) => {
      await staff.search(payment.reference);
      await staff.choose(payment.number);
      await staff.sees([safiyya.email]);
    },
  ],
  [
    'Whose invoice is this?',
    async (staff, { payment, safiyya }) => {
      await staff.search(payment.number);
      await staff.choose(payment.number);
      await staff.sees([safiyya.email]);
    },
  ],
  [
    'When does his plan renew?',
    async (staff, { zayd }) => {
      await staff.search(zayd.email);
      await staff.choose(zayd.email);
      await staff.sees([/Renews/], 'Running subscriptions');
    },
  ],
  [
    'Did anyone report him before?',
    async (staff, { idris }) => {
      await staff.search(`#${idris.profileId}`);
      await staff.choose(idris.email);
      await staff.sees([/Resolved/], 'Reports about this person');
    },
  ],
  [
    'What became of her report?',
    async (staff, { sister }) => {
      await staff.search(`#${sister.profileId}`);
      await staff.choose(sister.email);
      await staff.follow(/Resolved/, 'Reports by this person');
      await staff.sees(['We have acted']);
    },
  ],
  [
    'For whom does this man act?',
    async (staff, { guardian, sister }) => {
      await staff.search(guardian.email);
      await staff.choose(/^(?!.*Guardian of)/);
      await staff.sees([sister.name, 'Father'], 'Wards');
    },
  ],
  [
    'Her confirmation did not arrive',
    async (staff, { sister }) => {
      await staff.search(sister.email);
      await staff.choose(sister.email);
      await staff.sees(['Address not confirmed'], 'Account');
      await staff.canDo('Send confirmation again', 'Actions');
    },
  ],
  [
    'Do our emails reach him?',
    async (staff, { brother }) => {
      await staff.search(brother.email);
      await staff.choose(brother.email);
      await staff.sees(['We reach this address'], 'Account');
      await staff.sees(['Sent'], 'Emails to this person');
    },
  ],
  [
    'With whom does she talk?',
    async (staff, { sister, brother }) => {
      await staff.search(sister.email);
      await staff.choose(sister.email);
      await staff.follow(`#${brother.profileId}`, 'Conversations');
      await staff.sees([brother.email]);
    },
  ],
  [
    'Does their conversation go on?',
    async (staff, { brother }) => {
      await staff.search(brother.email);
      await staff.choose(brother.email);
      await staff.sees([/Active/], 'Conversations');
    },
  ],
  [
    'Someone else knows his password',
    async (staff, { brother }) => {
      await staff.search(brother.email);
      await staff.choose(brother.email);
      await staff.canDo('End sessions', 'Actions');
    },
  ],
  [
    'Why does he have a plan that he did not pay for?',
    async (staff, { idris }) => {
      await staff.search(idris.email);
      await staff.choose(idris.email);
      await staff.sees(['Given'], 'Running subscriptions');
      await staff.sees(['given for a test'], 'What staff did');
    },
  ],
  ['Which case is the oldest?', async (staff) => staff.sees([/^the oldest for/], 'What you need to do')],
  [
    'Who read private words today?',
    async (staff) => {
      await staff.follow('Audit');
      await staff.sees(['Her report names this conversation']);
    },
  ],
];

test('a day has at least 25 questions', () => {
  expect(questions.length).toBeGreaterThanOrEqual(25);
});

test.each(questions)('%s', async (_, answer) => {
  const staff = await atFirstPage(await open({ as: { browser: await anAdmin(product) } }));
  await answer(staff, people);
  expect(staff.effort.searches).toBeLessThanOrEqual(1);
  expect(staff.effort.clicks).toBeLessThanOrEqual(2);
});
