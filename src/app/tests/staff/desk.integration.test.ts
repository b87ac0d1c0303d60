import { beforeAll, describe, expect, test } from 'vitest';
import {
  aBrother,
  aMatch,
  aSister,
  aWali,
  anAdmin,
  confirmEmail,
  expectOk,
  govern,
  guardianOf,
  invitationTo,
  nameAndVerify,
  PASSWORD,
  type Person,
  decideGuardianCase,
  type Sister,
} from '../../../testing/people.ts';
import { aPayer, makeOlder } from '../../../testing/paying.ts';
import { DAY } from '#kernel/clock.ts';
import { aRewrittenText, NOTE } from '../../../testing/moderation.ts';
import { ADMIN } from '../../../testing/product.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { isEmail } from '../../../testing/read-mail.ts';

// How staff share the queues of work.

const product = productUnderTest();
const reason = 'for a test';
let admin: Visitor;
beforeAll(async () => {
  admin = await anAdmin(product.current);
});

/** Makes a person an admin, and signs them in as one. */
async function joinsTheStaff({ email: ticket, browser }: Pick<Person, 'email' | 'browser'>): Promise<void> {
  const { id, emailConfirmed } = (await browser.get('/api/user')).body;
  if (!emailConfirmed) await confirmEmail(product.current, { email: ticket });
  await expectOk('Role', admin.post(`/api/admin/users/${id}/set-role`, { role: 'admin', reason }));
  await expectOk('Sign-in', browser.post('/api/auth/signin', { email: ticket, password: PASSWORD }));
}

async function aColleague(name = 'Musa') {
  const brother = await aBrother(product.current, name);
  await govern(product.current, brother, 'set-role', { role: 'admin' });
  await expectOk('Sign-in', brother.browser.post('/api/auth/signin', { email: brother.email, password: PASSWORD }));
  return brother;
}

interface Case {
  id: string;
  parties: Pick<Person, 'email' | 'browser'>[];
}
/** Creates a case of each queue as the product does. */
const cases: Record<string, () => Promise<Case>> = {
  reports: async () => {
    const { brother, sister } = await aMatch(product.current);
    const report = { subjectType: 'profile', subjectId: brother.profileId, reason: 'untrue' };
    const { body } = await expectOk('Report', sister.browser.post('/api/reports', report));
    return { id: body.id, parties: [brother, sister] };
  },
  support: async () => {
    const writer = await aBrother(product.current, 'Bilal');
    const { body } = await expectOk('Letter', writer.browser.post('/api/support', { message: 'Are you there?' }));
    return { id: body.id, parties: [writer] };
  },
  consultations: async () => {
    const asker = await aBrother(product.current, 'Bilal');
    const form = { topic: 'Mahr', message: 'How do people begin?' };
    const { body } = await expectOk('Consultation', asker.browser.post('/api/consultations', form));
    return { id: body.id, parties: [asker] };
  },
  'guardian-disputes': async () => {
    const sister = await aSister(product.current, 'Amina');
    const guardian = await guardianOf(product.current, sister);
    await decideGuardianCase(product.current, 'disputes', sister, 'open');
    const { body } = await admin.get('/api/admin/guardian-disputes?sort=["openedAt","DESC"]');
    return { id: body[0].id, parties: [sister, guardian] };
  },
  'guardian-checks': async () => {
    const sister = await aSister(product.current, 'Amina');
    const { id, code } = await invitationTo(product.current, sister.wali.email);
    const button = { 'X-Requested-With': 'mithaq' };
    await expectOk('Verification', sister.browser.get(`/api/wali-verify/${id}?code=${code}`, button));
    const { body } = await admin.get('/api/admin/guardian-checks?sort=["raisedAt","DESC"]');
    return { id: body[0].id, parties: [sister] };
  },
  rewrites: async () => {
    const { brother, measureId: id } = await aRewrittenText(product.current);
    return { id, parties: [brother] };
  },
  refunds: async () => {
    const payer = await aPayer(product.current, 'Harun');
    await makeOlder(product.current, payer, 20);
    await expectOk('Refund', payer.browser.post('/api/subscription/refund', {}));
    const { body } = await admin.get('/api/admin/refunds?sort=["requestedAt","DESC"]');
    return { id: body[0].id, parties: [payer] };
  },
};
/** The action that resolves a case of each queue. */
const resolving: Record<string, [verb: string, body: object]> = {
  reports: ['resolve', { outcome: 'acted', reason }],
  support: ['close', { reason }],
  consultations: ['answer', { answer: 'With an honest word.', reason }],
  'guardian-disputes': ['resolve', { outcome: 'dismissed', reason }],
  'guardian-checks': ['confirm', { reason }],
  rewrites: ['send-back', { reason, note: NOTE }],
  refunds: ['approve', { reason }],
};

const listed = async (visitor: Visitor, queue: string, id: string) => {
  const { body } = await visitor.get(`/api/admin/${queue}?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`);
  return body[0];
};
const act = async (visitor: Visitor, queue: string, id: string, verb: string, body: object = {}) =>
  visitor.post(`/api/admin/${queue}/${id}/${verb}`, {
    ...body,
    ...(verb === 'send-back' && { version: (await admin.get(`/api/admin/${queue}/${id}`)).body.version }),
  });

describe.each(Object.keys(cases))('%s', (queue) => {
  test('a colleague sees the assignee, and cannot act before the case is unassigned', async () => {
    const [{ id }, colleague] = [await cases[queue]!(), await aColleague()];
    const [verb, body] = resolving[queue]!;
    expect(await listed(admin, queue, id)).toMatchObject({
      assignee: null,
      pendingSince: expect.any(String),
      allowedActions: expect.arrayContaining(['take', verb]),
    });

    const assigned = await expectOk('Take', act(admin, queue, id, 'take'));
    expect(assigned.body).toMatchObject({
      assignee: { name: 'admin' },
      message: expect.stringContaining('You have it now'),
    });
    const seen = await listed(colleague.browser, queue, id);
    expect(seen.assignee).toEqual(assigned.body.assignee);
    expect(seen.allowedActions).toContain('take');
    expect(seen.allowedActions).not.toContain(verb);
    expect((await listed(admin, queue, id)).allowedActions).toEqual(expect.arrayContaining(['release', verb]));
    const refused = await act(colleague.browser, queue, id, verb, body);
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'desk.already-assigned', assignee: 'admin' }]);
    expect((await act(colleague.browser, queue, id, 'release')).status).toBe(409);

    await expectOk('Release', act(admin, queue, id, 'release'));
    await expectOk(verb, act(colleague.browser, queue, id, verb, body));
  });

  test('a case resolved meanwhile shows who resolved it', async () => {
    const [{ id }, colleague] = [await cases[queue]!(), await aColleague('Khalid')];
    const [verb, body] = resolving[queue]!;
    await expectOk(verb, act(colleague.browser, queue, id, verb, body));
    const late = await act(admin, queue, id, verb, body);
    expect([late.status, late.body]).toMatchObject([409, { code: 'desk.resolved-by', resolvedBy: 'Khalid' }]);
    expect((await act(admin, queue, id, 'take')).body.code).toBe('desk.resolved');
  });

  test('nobody sees or resolves a case that concerns himself, even as staff', async () => {
    const { id, parties } = await cases[queue]!();
    const [verb, body] = resolving[queue]!;
    for (const party of parties) {
      await joinsTheStaff(party);
      expect(await listed(party.browser, queue, id)).toBeUndefined();
      const counted = await party.browser.get(`/api/admin/${queue}?range=[0,0]`);
      const all = await admin.get(`/api/admin/${queue}?range=[0,0]`);
      const total = ({ headers }: typeof all) => Number(headers.get('content-range')!.split('/')[1]);
      expect(total(counted)).toBeLessThan(total(all));
      const answers = [
        await party.browser.get(`/api/admin/${queue}/${id}`),
        await act(party.browser, queue, id, 'take'),
        await act(party.browser, queue, id, 'release'),
        await act(party.browser, queue, id, verb, body),
        ...(queue === 'reports' ? [await act(party.browser, queue, id, 'read', { reason })] : []),
        ...(queue === 'guardian-disputes' ? [await act(party.browser, queue, id, 'open', { reason })] : []),
      ];
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
      const { id: leaver } = (await party.browser.get('/api/user')).body;
      await expectOk('Role', admin.post(`/api/admin/users/${leaver}/set-role`, { role: 'member', reason }));
    }
    await expectOk(verb, act(admin, queue, id, verb, body));
  });

  test('nor does he see its audit entries', async () => {
    const { id, parties } = await cases[queue]!();
    await expectOk('Take', act(admin, queue, id, 'take'));
    await expectOk('Settling', act(admin, queue, id, ...resolving[queue]!));
    const filter = `filter=${encodeURIComponent(JSON.stringify({ subjectId: id }))}`;
    const audit = async (reader: Visitor) => (await expectOk('Audit', reader.get(`/api/admin/audit?${filter}`))).body;
    const file = async (reader: Visitor) =>
      (await expectOk('File', reader.get(`/api/admin/audit.csv?${filter}`))).body as string;
    const entries = await audit(admin);
    expect(entries.length).toBeGreaterThan(1);
    expect(await file(admin)).toContain(id);
    for (const party of parties) {
      await joinsTheStaff(party);
      expect(await audit(party.browser)).toEqual([]);
      expect(await file(party.browser)).not.toContain(id);
      expect((await party.browser.get(`/api/admin/audit/${entries[0].id}`)).status).toBe(404);
      expect((await party.browser.get('/api/admin/audit/chain')).body).toMatchObject({ intact: true });
      const { id: leaver } = (await party.browser.get('/api/user')).body;
      await expectOk('Role', admin.post(`/api/admin/users/${leaver}/set-role`, { role: 'member', reason }));
    }
  });
});

describe('a sister’s messages to staff are hidden from her guardian, even as staff', () => {
  const summary = async (reader: Visitor, queue: string) =>
    (await expectOk('Overview', reader.get('/api/admin/overview'))).body.queues.find(
      (one: { queue: string }) => one.queue === queue,
    );
  /** Texts by her, by the queue in which they wait. */
  const writes: Record<string, (sister: Sister) => Promise<string>> = {
    reports: async (sister) => {
      const stranger = await aBrother(product.current, 'Harun');
      const report = { subjectType: 'profile', subjectId: stranger.profileId, reason: 'untrue' };
      return (await expectOk('Report', sister.browser.post('/api/reports', report))).body.id;
    },
    support: async (sister) =>
      (await expectOk('Letter', sister.browser.post('/api/support', { message: 'My guardian frightens me.' }))).body.id,
    consultations: async (sister) => {
      const form = { topic: 'My guardian', message: 'May I name another?' };
      return (await expectOk('Consultation', sister.browser.post('/api/consultations', form))).body.id;
    },
  };
  const guardians: Record<string, (sister: Sister) => Promise<Person>> = {
    'by his account': (sister) => guardianOf(product.current, sister),
    'by his address alone': async (sister) => {
      const man = await aBrother(product.current, 'Musa');
      await nameAndVerify(product.current, sister, { ...aWali('Musa Rahman'), waliEmail: man.email });
      return man;
    },
    'whom she has replaced': async (sister) => {
      const man = await guardianOf(product.current, sister);
      await nameAndVerify(product.current, sister, aWali('Bilal Rahman'));
      return man;
    },
  };

  test.each(Object.keys(guardians))('%s', async (who) => {
    const sister = await aSister(product.current, 'Amina');
    const guardian = await guardians[who]!(sister);
    await joinsTheStaff(guardian);
    for (const [queue, write] of Object.entries(writes)) {
      const before = [await summary(guardian.browser, queue), await summary(admin, queue)] as const;
      const id = await write(sister);
      expect(await summary(guardian.browser, queue)).toEqual(before[0]);
      expect((await summary(admin, queue)).waiting).toBe(before[1].waiting + 1);
      expect(await listed(admin, queue, id)).toBeDefined();
      expect(await listed(guardian.browser, queue, id)).toBeUndefined();
      const [verb, body] = resolving[queue]!;
      for (const act of ['take', verb])
        expect((await guardian.browser.post(`/api/admin/${queue}/${id}/${act}`, body)).status).toBe(404);
    }
    const story = async (reader: Visitor) =>
      (await expectOk('Timeline', reader.get(`/api/admin/users/${sister.userId}/timeline`))).body.map(
        ({ kind }: { kind: string }) => kind,
      );
    expect(await story(admin)).toContain('report-made');
    expect(await story(guardian.browser)).not.toContain('report-made');
  });
});

test('a guardian without an account cannot see or resolve cases about himself, even as staff', async () => {
  const [sister, man] = [await aSister(product.current, 'Amina'), await aBrother(product.current, 'Musa')];
  await nameAndVerify(product.current, sister, { ...aWali('Musa Rahman'), waliEmail: man.email });
  const { guardianId: guardian } = (await sister.browser.get('/api/guardian/oversight')).body;
  const report = { subjectType: 'guardian', subjectId: guardian, reason: 'threat' };
  const { id: reported } = (await expectOk('Report', sister.browser.post('/api/reports', report))).body;
  await decideGuardianCase(product.current, 'disputes', sister, 'open');
  await joinsTheStaff(man);

  expect(await listed(man.browser, 'guardian-disputes', guardian)).toBeUndefined();
  expect(await listed(man.browser, 'reports', reported)).toBeUndefined();
  const answers = [
    await act(man.browser, 'guardian-disputes', guardian, ...resolving['guardian-disputes']!),
    await act(man.browser, 'reports', reported, 'read', { reason }),
    await act(man.browser, 'reports', reported, ...resolving['reports']!),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);

  // Nor after he has moved away from the address by which he is a guardian.
  const ticket = `musa.${process.pid}@elsewhere.example`;
  await expectOk('Moving', man.browser.put('/api/account/email', { email: ticket }));
  await confirmEmail(product.current, { email: ticket });
  expect(await listed(man.browser, 'guardian-disputes', guardian)).toBeUndefined();
  expect(await listed(man.browser, 'reports', reported)).toBeUndefined();
});

test('nor does his timeline reveal who reported him', async () => {
  const { brother, sister } = await aMatch(product.current);
  const report = { subjectType: 'profile', subjectId: brother.profileId, reason: 'untrue' };
  await expectOk('Report', sister.browser.post('/api/reports', report));
  await joinsTheStaff(brother);
  const kinds = async (reader: Visitor) =>
    (await expectOk('Timeline', reader.get(`/api/admin/users/${brother.userId}/timeline`))).body.map(
      ({ kind }: { kind: string }) => kind,
    );
  expect(await kinds(admin)).toContain('reported');
  expect(await kinds(brother.browser)).not.toContain('reported');
});

test('nor does he read or resolve an appeal about a report on him', async () => {
  const { brother, sister } = await aMatch(product.current);
  const report = { subjectType: 'profile', subjectId: brother.profileId, reason: 'untrue' };
  const { body } = await expectOk('Report', sister.browser.post('/api/reports', report));
  await expectOk('Outcome', act(admin, 'reports', body.id, 'resolve', { outcome: 'nothing_found', reason }));
  const again = { message: 'Please look again.', about: { queue: 'reports', id: body.id } };
  const { id } = (await expectOk('Asking again', sister.browser.post('/api/support', again))).body;
  await joinsTheStaff(brother);
  const read = async (reader: Visitor) =>
    (await expectOk('Letters', reader.get('/api/admin/support'))).body.map((ticket: { id: string }) => ticket.id);
  expect(await read(admin)).toContain(id);
  expect(await read(brother.browser)).not.toContain(id);
  expect((await act(brother.browser, 'support', id, 'answer', { answer: 'No.' })).status).toBe(404);
  expect((await act(brother.browser, 'support', id, 'close', { reason })).status).toBe(404);
  await expectOk('Close', act((await aColleague()).browser, 'support', id, 'close', { reason }));
});

test('nor do both read, by a report of a message, what was not delivered to them', async () => {
  const { brother, sister, guardian, matchId } = await aMatch(product.current);
  for (const [writer, recipient] of [
    [sister, brother],
    [brother, sister],
  ] as const) {
    const words = { content: 'Words that wait.' };
    const { body } = await expectOk('Message', writer.browser.post(`/api/matches/${matchId}/messages`, words));
    const report = { subjectType: 'message', subjectId: body.id, reason: 'contact_details' };
    const { id } = (await expectOk('Report', guardian.browser.post('/api/reports', report))).body;
    await joinsTheStaff(recipient);
    expect(await listed(admin, 'reports', id)).toBeDefined();
    expect(await listed(recipient.browser, 'reports', id)).toBeUndefined();
    expect((await act(recipient.browser, 'reports', id, 'read', { reason })).status).toBe(404);
    expect((await act(recipient.browser, 'reports', id, ...resolving['reports']!)).status).toBe(404);
    await govern(product.current, recipient, 'set-role', { role: 'member' });
    await expectOk(
      'Sign-in',
      recipient.browser.post('/api/auth/signin', { email: recipient.email, password: PASSWORD }),
    );
  }
});

test('of his own conversation he reads only what was delivered to him', async () => {
  const { brother, matchId } = await aMatch(product.current);
  await joinsTheStaff(brother);
  expect((await act(admin, 'conversations', matchId, 'read', { reason })).status).toBe(200);
  expect((await act(brother.browser, 'conversations', matchId, 'read', { reason })).status).toBe(404);
  expect((await brother.browser.get(`/api/admin/conversations/${matchId}`)).status).toBe(404);
});

test('staff whose case comes to concern them can only unassign it', async () => {
  const [sister, colleague] = [await aSister(product.current, 'Amina'), await aColleague()];
  const { body } = await expectOk('Letter', sister.browser.post('/api/support', { message: 'Who can guard me?' }));
  await expectOk('Take', act(colleague.browser, 'support', body.id, 'take'));
  await nameAndVerify(product.current, sister, { ...aWali('Musa Rahman'), waliEmail: colleague.email });
  expect((await act(colleague.browser, 'support', body.id, 'close', { reason })).status).toBe(404);
  await expectOk('Release', act(colleague.browser, 'support', body.id, 'release'));
  expect((await act(colleague.browser, 'support', body.id, 'release')).status).toBe(404);
  await expectOk('Close', act(admin, 'support', body.id, 'close', { reason }));
});

test('the only admin resolves cases about himself, because nobody else can', async () => {
  const { body } = await expectOk('Letter', admin.post('/api/support', { message: 'To myself' }));
  const others = await expectOk('Users', admin.get('/api/admin/users?filter={"role":"admin","isActive":true}'));
  for (const { id, email: ticket } of others.body)
    if (ticket !== ADMIN.email)
      await expectOk('Role', admin.post(`/api/admin/users/${id}/set-role`, { role: 'member', reason }));
  expect(await listed(admin, 'support', body.id)).toBeDefined();
  await expectOk('Close', act(admin, 'support', body.id, 'close', { reason }));
});

test('if two resolve a case at once, one succeeds', async () => {
  const [{ id }, { browser }] = [await cases['reports']!(), await aColleague()];
  const [verb, body] = resolving['reports']!;
  const answers = await Promise.all([admin, browser].map((one) => act(one, 'reports', id, verb, body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a ticket is not closed over a message that is not on the screen', async () => {
  const { id, parties } = await cases['support']!();
  const close = (seenLatestAt: string) => act(admin, 'support', id, 'close', { reason, seenLatestAt });
  const { latestAt: firstSeen } = await listed(admin, 'support', id);
  await product.current.advance('PT1M');
  await expectOk('Follow-up', parties[0]!.browser.post(`/api/support/${id}/messages`, { message: 'Please hurry.' }));
  expect((await close(firstSeen)).body.code).toBe('content.newer-message');
  const { latestAt } = await listed(admin, 'support', id);
  await expectOk('Close', close(latestAt));
});

test('an answer is refused if its author has not seen the newest message', async () => {
  const [{ id, parties }, colleague] = [await cases['support']!(), await aColleague()];
  const answer = (by: Visitor, words: string, seenLatestAt: string) =>
    act(by, 'support', id, 'answer', { answer: words, seenLatestAt });
  const { latestAt: firstSeen } = await listed(admin, 'support', id);
  await product.current.advance('PT1M');
  await expectOk('Follow-up', parties[0]!.browser.post(`/api/support/${id}/messages`, { message: 'It is solved.' }));
  expect((await answer(admin, 'Call this number.', firstSeen)).body.code).toBe('content.newer-message');
  await expectOk('Answer', answer(admin, 'Call this number.', (await listed(admin, 'support', id)).latestAt));
  const second = await answer(colleague.browser, 'Second.', firstSeen);
  expect([second.status, second.body.code]).toEqual([409, 'desk.resolved-by']);
  const { answer: first, latestAt } = await listed(admin, 'support', id);
  expect(first).toBe('Call this number.');
  await expectOk('Correction', answer(colleague.browser, 'Call this one.', latestAt));
  expect((await listed(admin, 'support', id)).messages.map(({ text }: { text: string }) => text)).toEqual([
    'Are you there?',
    'It is solved.',
    'Call this one.',
  ]);
});

test('a case is taken over only from the named assignee', async () => {
  const [{ id }, first, second] = [await cases['support']!(), await aColleague('Khalid'), await aColleague()];
  await expectOk('Take', act(first.browser, 'support', id, 'take'));
  expect((await act(second.browser, 'support', id, 'take')).body.code).toBe('desk.already-assigned');
  expect((await act(second.browser, 'support', id, 'take', { from: second.userId })).body.code).toBe(
    'desk.already-assigned',
  );
  const { body } = await expectOk('Taking over', act(second.browser, 'support', id, 'take', { from: first.userId }));
  expect(body.assignee.name).toBe('Musa');
  expect((await act(first.browser, 'support', id, 'answer', { answer: 'Yes.' })).body.code).toBe(
    'desk.already-assigned',
  );
});

test.each(['disable', 'set-role'] as const)('an inactive colleague is unassigned from everything: %s', async (verb) => {
  const [{ id }, aborted] = [await cases['support']!(), await aColleague()];
  await expectOk('Take', act(aborted.browser, 'support', id, 'take'));
  await govern(product.current, aborted, verb, verb === 'set-role' ? { role: 'member' } : {});
  expect((await listed(admin, 'support', id)).assignee).toBeNull();
  await expectOk('Answer', act(admin, 'support', id, 'answer', { answer: 'Yes.' }));
});

test('a missing case cannot be assigned', async () => {
  for (const queue of Object.keys(cases))
    for (const verb of ['take', 'release'])
      expect((await act(admin, queue, '00000000-0000-7000-8000-000000000000', verb)).status).toBe(404);
});

test('the overview says by when the oldest case is promised an answer', async () => {
  await cases['support']!();
  const { queues } = (await admin.get('/api/admin/overview')).body;
  const { oldestSince, promisedBy } = queues.find(({ queue }: { queue: string }) => queue === 'support');
  expect(new Date(promisedBy).getTime() - new Date(oldestSince).getTime()).toBe(2 * DAY);
  for (const { waiting, promisedBy: by } of queues) expect(by === null).toBe(waiting === 0);
});

describe('the staff digest', () => {
  const ticketIds = async (to = ADMIN.email) =>
    (await product.current.mailTo(to)).filter((mail) => isEmail(mail, 'casesWaiting'));
  const day = () => product.current.advance('P1D');

  test('is sent when something has waited for a day, once a day, and not when all is resolved', async () => {
    await expectOk('Sign-in', admin.post('/api/auth/signin', ADMIN));
    const before = (await ticketIds()).length;
    const { id } = await cases['support']!();
    await product.current.advance('PT23H');
    await product.current.advance('PT1H');
    const [ticket, ...others] = await ticketIds();
    expect(others).toHaveLength(before);
    expect(ticket!.text).toMatch(/Messages to staff: \d+, the longest since \d+ \w+ \d{4}/);
    expect(ticket!.text).not.toContain('Are you there?');
    await product.current.advance('PT1H');
    expect(await ticketIds()).toHaveLength(before + 1);
    await day();
    expect(await ticketIds()).toHaveLength(before + 2);

    await resolveEverything();
    await day();
    expect(await ticketIds()).toHaveLength(before + 2);
    expect(id).toBeTruthy();
  });

  test('tells a guardian nothing of his ward’s messages, even if he is staff', async () => {
    admin = await anAdmin(product.current);
    const sister = await aSister(product.current, 'Amina');
    const guardian = await guardianOf(product.current, sister);
    await joinsTheStaff(guardian);
    await resolveEverything();
    const before = (await ticketIds()).length;
    await expectOk('Letter', sister.browser.post('/api/support', { message: 'My guardian frightens me.' }));
    await day();
    const [ticket, ...others] = await ticketIds();
    expect(others).toHaveLength(before);
    expect(ticket!.text).toContain('Messages to staff: 1,');
    expect(await ticketIds(guardian.email)).toEqual([]);
  });

  /** Resolves the cases of earlier tests. */
  async function resolveEverything(): Promise<void> {
    admin = await anAdmin(product.current);
    for (const queue of Object.keys(cases)) {
      const { body } = await admin.get(`/api/admin/${queue}`);
      for (const { id, pendingSince, assignee } of body.filter((one: { pendingSince: string }) => one.pendingSince)) {
        if (assignee) await expectOk('Taking over', act(admin, queue, id, 'take', { from: assignee.id }));
        expect(pendingSince).toBeTruthy();
        await expectOk('Settling', act(admin, queue, id, ...resolving[queue]!));
      }
    }
  }
});
