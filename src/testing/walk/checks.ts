import { expect } from 'vitest';
import { approvalId, matchId } from '#kernel/contracts/ids.ts';
import { after, HOUR } from '#kernel/clock.ts';
import { mailboxOf } from '#kernel/values/email-address.ts';
import { DomainError } from '#kernel/errors.ts';
import type { ProfileId, UserId } from '#kernel/values/ids.ts';
import { dataOf } from '#kernel/personal-data.ts';
import { tables } from '../../app/tables.ts';
import { reviewMaterial } from '../../app/container.ts';
import { blockers } from '#modules/guardianship/index.ts';
import { ShowApprovalByLink } from '#modules/guardianship/queries/approvals/show-approval-by-link.ts';
import { ListDecisions } from '#modules/guardianship/queries/approvals/list-decisions.ts';
import { ShowApproval } from '#modules/guardianship/queries/approvals/show-approval.ts';
import { ListPendingApprovals } from '#modules/guardianship/queries/approvals/list-pending-approvals.ts';
import { ListInterestRequests } from '#modules/matchmaking/queries/list-interest-requests.ts';
import { matchViewOf } from '#modules/messaging/conversation/match-view.ts';
import { ListMatches } from '#modules/messaging/queries/list-matches.ts';
import { ListOverseenMatches } from '#modules/messaging/queries/list-overseen-matches.ts';
import { ReadConversation } from '#modules/messaging/queries/read-conversation.ts';
import { ReadOverseenConversation } from '#modules/messaging/queries/read-overseen-conversation.ts';
import { pathOf, summaryOf } from './path-of.ts';
import { everyText, type Text } from './texts.ts';
import { wordsIn, type Walker, type World } from './world.ts';

/** No list in a walk is longer. */
const WHOLE = { offset: 0, limit: 10_000 };

/** Staff members resolve no case that concerns themselves. Reads the rows right after a case was resolved. */
export async function staffLeaveTheirOwnToOthers(world: World): Promise<void> {
  const resolved = await world
    .db('kernel.audit')
    .where({ request_id: 'walk' })
    .whereNot({ verb: 'grant-plan' })
    .orderBy('seq')
    .select('actor', 'subject_id');
  for (const { actor, subject_id: id } of resolved.slice(world.resolved)) {
    const { guardians, accounts } = await world.snapshot();
    const guardian = guardians.find((one) => one.id === id)!;
    const who = world.everybody().find((one) => one.id === actor);
    // Nobody acts with an erased account outside a walk.
    if (!who || !accounts.some((account) => account.id === who.id)) continue;
    const hisAccounts = world.parted.filter(({ guardianId }) => guardianId === id).map(({ accountId }) => accountId);
    expect([guardian.ward_id, guardian.account_id, ...hisAccounts], 'nobody resolves his own case').not.toContain(
      who.id,
    );
    expect(mailboxOf(guardian.email), 'nobody resolves his own case').not.toBe(mailboxOf(who.email));
  }
  world.resolved = resolved.length;
}

/**
 * Nobody decides about himself, and nobody decides without being allowed to. Reads the rows from before the decision,
 * without the product's own rules.
 */
export async function everyDeciderIsAllowed(world: World): Promise<void> {
  for (const { approvalId, guardianId, by, snapshot, parted } of world.deciders.splice(0)) {
    const item = (await world.db('guardianship.approval').where({ id: approvalId }).first())!;
    const guardian = snapshot.guardians.find(({ id }) => id === guardianId)!;
    const account = (id: string | null) => snapshot.accounts.find((one) => one.id === id);
    const own = account(guardian.account_id);
    expect(guardian, 'who decides is her verified guardian').toMatchObject({
      ward_id: item.ward_id,
      state: 'verified',
      disputed_at: null,
      check_raised_at: null,
      held_at: null,
    });
    const atHisAddress = snapshot.accounts.filter(({ email }) => mailboxOf(email) === mailboxOf(guardian.email));
    const former = parted.filter((one) => one.guardianId === guardianId).map((one) => account(one.accountId));
    for (const his of guardian.account_id === null ? [...atHisAddress, ...former] : [own])
      expect(his, 'his account is active').toMatchObject({ is_active: true, deletion_scheduled_for: null });
    if (guardian.account_id === null)
      for (const { gender, email_confirmed_at: proven } of atHisAddress)
        expect([gender === 'female', proven !== null], 'no woman reads his mailbox').not.toEqual([true, true]);
    if ('accountId' in by) expect(guardian.account_id).toBe(by.accountId);
    const [other, ward] = [account(item.other_id)!, account(item.ward_id)!];
    for (const party of [other, ward]) {
      expect(party, 'both participants are active members').toMatchObject({
        is_active: true,
        deletion_scheduled_for: null,
        role: 'member',
      });
      expect([guardian.account_id, ...former.map((his) => his?.id)], 'nobody decides about himself').not.toContain(
        party.id,
      );
      expect(mailboxOf(guardian.email), 'nobody decides about himself').not.toBe(mailboxOf(party.email));
    }
    expect(own?.gender, 'no woman decides').not.toBe('female');
  }
}

/** Everything that continued or was delivered has an approval. */
export async function nothingGoesOnUndecided(world: World): Promise<void> {
  const { rows } = await world.db.raw(`
    with approved as (
      select a.type, a.subject_id from guardianship.decision d join guardianship.approval a on a.id = d.approval_id where d.action = 'approve'
    )
    select 'message' as what, id from messaging.message where state = 'approved' and reviewed
      and id not in (select subject_id from approved where type = 'message')
    union all
    select 'request', id from matchmaking.interest_request where approved_at is not null
      and id not in (select subject_id from approved where type = 'interest_request')
    union all
    select 'answer', id from matchmaking.interest_request where response_state = 'approved'
      and id not in (select subject_id from approved where type = 'message')
    union all
    select 'stage', id from matchmaking.stage_proposal where outcome = 'reached' and stage <> 'family_introduction'
      and id not in (select subject_id from approved where type = 'stage')
    union all
    select 'self', d.id from guardianship.decision d join guardianship.approval a on a.id = d.approval_id
      join guardianship.guardian g on g.id = d.guardian_id where g.account_id = a.ward_id`);
  expect(rows).toEqual([]);
}

/**
 * A message without an approval was written while both the ward and her acting guardian wanted him to read along. Reads
 * the rows right after it was written.
 */
export async function nothingIsDeliveredAtOnceUnlessBothWishIt(world: World): Promise<void> {
  const messages = await world
    .db('messaging.message')
    .where({ reviewed: false })
    .orderBy('seq')
    .select('id', 'match_id');
  const { guardians } = await world.snapshot();
  for (const { match_id: id } of messages.slice(world.deliveredAtOnce)) {
    const match = await world.db('matchmaking.match').where({ id }).first();
    const both = { status: 'active', read_along_ward: true, read_along_guardian: true };
    expect(match, 'both wish that he reads along').toMatchObject(both);
    const reader = guardians.find((guardian) => guardian.id === match!.read_along_guardian_id);
    expect(reader, 'he is her guardian').toMatchObject({
      state: 'verified',
      disputed_at: null,
      ward_id: world.woman.id,
    });
  }
  world.deliveredAtOnce = messages.length;
}

/** A guardian chooses in a ward's match only while her account is active. Reads the rows right after the choice. */
export async function guardiansActForWhoIsThere(world: World): Promise<void> {
  const choices = await world.db('matchmaking.match_change').where({ by_role: 'guardian' }).orderBy('id').pluck('id');
  const herself = await world.db('identity.account').where({ id: world.woman.id }).first();
  const present = { is_active: true, deletion_scheduled_for: null, role: 'member' };
  if (choices.length > world.guardiansChoices) expect(herself, 'his ward is active').toMatchObject(present);
  world.guardiansChoices = choices.length;
}

/** An engagement pauses all other matches of both members, and no others. */
export async function engagementPausesOthers(world: World): Promise<void> {
  const running = await world.db('matchmaking.match').whereIn('status', ['active', 'paused']);
  for (const match of running) {
    const isEngagedElsewhere = running.some(
      (other) =>
        other.id !== match.id &&
        ['engagement', 'completed'].includes(other.stage) &&
        (other.man_profile_id === match.man_profile_id || other.woman_profile_id === match.woman_profile_id),
    );
    expect(match.paused_by.includes('engagement'), 'engagement pauses the others').toBe(isEngagedElsewhere);
  }
}

/** Matches and items are paused or on hold exactly while nobody can decide between the participants. */
export async function undecidedItemsAreOnHold(world: World): Promise<void> {
  const { guardianship, matchmaking } = world.modules.facades;
  const blockersOf = async (wardId: UserId, otherId: UserId | null) =>
    (await world.kernel.uow.run((tx) => guardianship.resolveDecisionAuthority(tx, wardId, otherId))).blockers;
  const profiles = world.everybody().flatMap(({ profileId }) => (profileId === null ? [] : [profileId]));
  const seen = new Set<string>();
  const allMatchesOf = async (ids: ProfileId[]) =>
    (await Promise.all(ids.map((id) => matchmaking.matchesOf(world.db, id, WHOLE)))).flatMap(({ matches }) => matches);
  for (const match of await allMatchesOf(profiles)) {
    if (match.status === 'ended' || seen.has(match.id)) continue;
    seen.add(match.id);
    const causes = await blockersOf(match.woman.accountId, match.man.accountId);
    const ofThese = match.pausedBy.filter((cause) => (blockers as readonly string[]).includes(cause));
    expect(ofThese.sort(), 'a match is paused while nobody decides').toEqual([...causes].sort());
    expect(match.status, 'a match with a cause is paused').toBe(match.pausedBy.length > 0 ? 'paused' : 'active');
  }
  for (const item of await world.db('guardianship.approval').where({ status: 'pending' }))
    expect([...item.blocked_by].sort(), 'an item is on hold while nobody decides').toEqual(
      (await blockersOf(item.ward_id, item.other_id)).sort(),
    );
  for (const request of await openRequests(world)) {
    const causes = await blockersOf(request.ward_id, request.other_id);
    if (request.reads) expect(request.offered, 'an offered action is not refused').toBe(causes.length === 0);
    if (!causes.includes('guardian-conflict')) continue;
    const guardian = await world.db('guardianship.guardian').where({ ward_id: request.ward_id, acting: true }).first();
    expect(guardian?.conflict_notified_at, 'she is asked to name another').not.toBeNull();
  }
}

/** Pending requests, and whether their receiver may accept them; `reads` is whether that account is active. */
async function openRequests({ db, kernel, modules }: World) {
  const list = new ListInterestRequests({ ...kernel, db, guardianship: modules.facades.guardianship });
  const rows: { id: string; to: ProfileId; ward_id: UserId; other_id: UserId; reads: boolean }[] = await db(
    'matchmaking.interest_request as r',
  )
    .joinRaw('join matchmaking.profile w on w.id = r.ward_profile_id')
    .joinRaw('join matchmaking.profile o on o.id in (r.from_profile_id, r.to_profile_id) and o.id <> w.id')
    .joinRaw('join identity.account a on a.profile_id = r.to_profile_id')
    .where({ 'r.status': 'pending' })
    .select({ id: 'r.id', to: 'r.to_profile_id', ward_id: 'w.account_id', other_id: 'o.account_id' })
    .select(db.raw(`a.is_active and not a.is_leaving and a.role = 'member' as reads`));
  const open = [];
  for (const row of rows) {
    const { items } = await list.execute(row.to, 'received', { open: true });
    open.push({ ...row, offered: items.find(({ id }) => id === row.id)!.allowedActions.includes('accept') });
  }
  return open;
}

/**
 * A guardian's end is final only 7 days after he wanted it and if nothing stopped it, and the man cannot tell it from
 * a pause before.
 */
export async function guardiansEndOnlyUnopposed(world: World): Promise<void> {
  const about = ['end-began', 'objected', 'end-lapsed', 'resumed', 'ended'];
  const byHim = { by_role: 'guardian' } as const;
  // In the order of insertion: the clock of a walk stands still for many steps.
  const changes = await world
    .db('matchmaking.match_change')
    .whereIn('what', about)
    .where((q) => q.where(byHim).orWhereIn('what', ['objected', 'end-lapsed']))
    .orderByRaw('ctid');
  for (const [n, end] of changes.entries()) {
    if (end.what !== 'ended') continue;
    const before = changes.slice(0, n).findLast(({ match_id: id }) => id === end.match_id);
    expect(before?.what, 'nothing stopped it since he wanted it').toBe('end-began');
    expect(end.at.getTime() - before!.at.getTime(), 'she had 7 days').toBeGreaterThanOrEqual(7 * 24 * HOUR);
  }
  const ids = await world.db('matchmaking.match').whereNotNull('guardian_end_final_at').pluck('id');
  for (const match of (await world.modules.facades.matchmaking.matchesById(world.db, ids)).values())
    expect(matchViewOf(match, 'man'), 'he sees a pause').toEqual(matchViewOf({ ...match, guardianEnd: null }, 'man'));
  const informed = world.mails.filter(({ mail }) => mail.mail === 'guardianEnd').map(({ to }) => to);
  expect(informed.filter((to) => to !== world.woman.email)).toEqual([]);
}

/** Nobody is asked again by a sender whom he excluded, and the sender's own data do not say that it happened. */
export async function excludedSendersSendNothing(world: World): Promise<void> {
  const { rows } = await world.db.raw(`
    select r.id from matchmaking.interest_request r join matchmaking.never_again n
      on (r.from_profile_id, r.to_profile_id) = (n.sender_profile_id, n.profile_id)
    where r.created_at > n.created_at`);
  expect(rows, 'nobody is asked again by a sender whom he excluded').toEqual([]);
  const excluded = await world.db('matchmaking.never_again').pluck('sender_profile_id');
  const receivers = await world.db('matchmaking.never_again').pluck('profile_id');
  for (const { id, profileId, email } of world.everybody()) {
    if (profileId === null || !excluded.includes(profileId) || receivers.includes(profileId)) continue;
    const person = { accountId: id, profileId, mailbox: mailboxOf(email) };
    const { neverAgain } = await dataOf({ db: world.db, seals: world.kernel.seals }, tables, person);
    expect(neverAgain ?? [], 'he does not learn that he was excluded').toEqual([]);
  }
}

/** Nobody at serious consideration is listed, and neither side learns more than that a request is on hold. */
export async function khitbaHidesBoth(world: World): Promise<void> {
  const { db, clock, seals } = world.kernel;
  const running = await world
    .db('matchmaking.match')
    .whereIn('status', ['active', 'paused'])
    .whereIn('stage', ['serious_consideration', 'engagement', 'completed']);
  const hidden = running.flatMap((match) => [match.man_profile_id, match.woman_profile_id]);
  const listed = await world.db('matchmaking.browse_card').whereIn('profile_id', hidden).where({ listed: true });
  expect(listed, 'nobody at serious consideration is listed').toEqual([]);
  const requests = new ListInterestRequests({ db, clock, seals, guardianship: world.modules.facades.guardianship });
  const open = await world
    .db('matchmaking.interest_request')
    .where({ status: 'pending' })
    .where((q) => q.whereIn('from_profile_id', hidden).orWhereIn('to_profile_id', hidden));
  for (const { id, to_profile_id: receiver } of open) {
    const { items } = await requests.execute(receiver, 'received', { open: true });
    const request = items.find((one) => one.id === id)!;
    expect(request.allowedActions, 'a request on hold cannot be accepted').not.toContain('accept');
    expect(JSON.stringify(request), 'nobody reads why it is on hold').not.toMatch(/khitba|consideration/);
  }
}

/** Nothing of an ended match waits for the guardian. */
export async function nothingWaitsOfWhatHasEnded(world: World): Promise<void> {
  const { rows } = await world.db.raw(`
    with ended as (select id, request_id from matchmaking.match where status = 'ended')
    select 'answer' as what, r.id from matchmaking.interest_request r join ended on ended.request_id = r.id
      where r.response_state = 'guardian_review'
    union all
    select 'message', m.id from messaging.message m join ended on ended.id = m.match_id
      where m.state = 'guardian_review'
    union all
    select 'item', a.id from guardianship.approval a join messaging.message m on m.id = a.subject_id
      join ended on ended.id = m.match_id where a.status = 'pending'`);
  expect(rows, 'nothing of an ended match is pending').toEqual([]);
}

/** Everything that a person can read on any page, list or export. */
async function readBy(world: World, who: Walker): Promise<unknown[]> {
  const { db, clock, seals } = world.kernel;
  const { matchmaking, messaging, guardianship, identity } = world.modules.facades;
  const read: unknown[] = [];
  if (who.profileId !== null) {
    const requests = new ListInterestRequests({ db, clock, seals, guardianship });
    const matches = new ListMatches({ db, clock, seals, matchmaking });
    for (const box of ['received', 'sent'] as const) read.push(await requests.execute(who.profileId, box));
    read.push(await matches.execute(who.profileId, {}));
    const conversation = new ReadConversation({ db, seals });
    const { matches: begun } = await matchmaking.matchesOf(db, who.profileId, WHOLE);
    for (const { id } of begun)
      read.push(
        await conversation.execute(who.profileId, id),
        await pathOf(world, who, id, 'member'),
        await summaryOf(world, who, id, 'member'),
      );
  }
  const material = reviewMaterial(matchmaking, messaging);
  const { items: waiting } = await new ListPendingApprovals({ db, identity, material }).execute(who.id);
  read.push(waiting);
  const showApproval = new ShowApproval({ db, identity, material });
  for (const { id } of waiting) read.push(await showApproval.execute(who.id, approvalId.parse(id)));
  const decisions = new ListDecisions({ db, identity, material });
  read.push(await decisions.execute({ guardian: who.id }), await decisions.execute({ ward: who.id }));
  const overseen = new ReadOverseenConversation({ db, seals, guardianship, matchmaking });
  const { items: matches } = await new ListOverseenMatches({ db, guardianship, matchmaking }).execute(who.id);
  read.push(matches);
  for (const match of matches) {
    const id = matchId.parse(match.id);
    read.push(
      await overseen.execute(who.id, id),
      await pathOf(world, who, id, 'guardian'),
      await summaryOf(world, who, id, 'guardian'),
    );
  }
  const person = { accountId: who.id, profileId: who.profileId, mailbox: mailboxOf(who.email) };
  read.push(await dataOf({ db, seals }, tables, person));
  return read;
}

/** A text reaches only its writer, her guardian if he is no participant, and the receiver once it is approved. */
export async function wordsReachOnlyWhomDecisionsName(world: World): Promise<void> {
  const texts = await everyText(world);
  const { guardians } = await world.snapshot();
  const guards = (who: Walker): boolean =>
    guardians.some(({ account_id: id, state }) => id === who.id && state === 'verified');
  for (const who of world.everybody()) {
    const isOtherParty = (text: Text) => who.id === text.from || who.id === text.to;
    const mayRead = new Set(
      texts
        .filter(
          (text) =>
            text.from === who.id ||
            (text.to === who.id && text.approved) ||
            (!isOtherParty(text) && !text.alone && guards(who)),
        )
        .flatMap(({ words }) => words),
    );
    const read = wordsIn(await readBy(world, who));
    expect(
      read.filter((word) => !mayRead.has(word)),
      `${who.name} reads a text for others`,
    ).toEqual([]);
  }
}

/** Nobody reads why the staff review a guardian, and only she and he read that he was named as an imam. */
export async function nobodyReadsWhyAGuardianIsReviewed(world: World): Promise<void> {
  const imams = await world.db('guardianship.guardian').where({ relation: 'imam' });
  for (const who of world.everybody()) {
    const read = JSON.stringify(await readBy(world, who));
    expect(read).not.toMatch(/check_?reasons?"?:(?!null)/i);
    const isOneOfTheTwo = imams.some(
      (imam) =>
        [imam.ward_id, imam.account_id, ...imam.former_accounts].includes(who.id) ||
        imam.mailbox === mailboxOf(who.email),
    );
    if (!isOneOfTheTwo) expect(read, `${who.name} does not read of an imam`).not.toMatch(/\bimam\b/i);
  }
}

/** New emails quote approved texts to their receiver, and to a guardian no text from or to himself. */
export async function emailsQuoteOnlyAllowedTexts(world: World): Promise<void> {
  const quoting = world.mails.slice(world.emailsRead).filter(({ mail }) => mail.quote);
  world.emailsRead = world.mails.length;
  if (quoting.length === 0) return;
  const texts = await everyText(world);
  const { accounts } = await world.snapshot();
  for (const { to, mail } of quoting) {
    const quoted = wordsIn(mail.quote);
    const recipient = accounts.find(({ email }) => email === to)?.id;
    for (const { words, ...text } of texts) {
      if (!words.some((word) => quoted.includes(word))) continue;
      if (mail.mail.startsWith('approval'))
        expect([text.from, text.to], 'a guardian is not mailed what is from or to himself').not.toContain(recipient);
      else expect({ to: text.to, approved: text.approved }).toEqual({ to: recipient, approved: true });
    }
  }
}

/** All items in a guardian's list, on all its pages. */
async function allPending(list: ListPendingApprovals, guardian: UserId): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: number | null = 0; cursor !== null;) {
    const { items, next } = await list.execute(guardian, { limit: undefined, cursor });
    ids.push(...items.map(({ id }) => id));
    cursor = next === null ? null : Number(next);
  }
  return ids;
}

/**
 * Every item that can be decided reaches its guardian: in his list if he has an account, and by its own link in his
 * emails.
 */
export async function everyWaitingItemCanBeReached(world: World): Promise<void> {
  const { db, clock } = world.kernel;
  const { matchmaking, messaging, guardianship, identity } = world.modules.facades;
  const material = reviewMaterial(matchmaking, messaging);
  // Emails come at most once an hour, with twenty items each.
  for (let hours = 0; hours < 12; hours++) {
    world.clock.set(after(clock.now(), HOUR + 60_000));
    await world.sweep();
  }
  const listPending = new ListPendingApprovals({ db, identity, material });
  const showByLink = new ShowApprovalByLink({ db, clock, identity, material });
  const links = new Map<string, string>();
  for (const { token } of world.decisionLinks()) {
    const opened = await showByLink.execute(token).catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
      return error.code;
    });
    if (typeof opened !== 'string') links.set(opened.id, token);
  }
  const waiting = await db('guardianship.approval').where({ status: 'pending' });
  const listed = new Map<UserId, string[]>();
  for (const { id, ward_id: wardId, other_id: otherId, created_at: createdAt } of waiting) {
    const { guardian, blockers } = await world.kernel.uow.run((tx) =>
      guardianship.resolveDecisionAuthority(tx, wardId, otherId),
    );
    if (!guardian || blockers.length > 0) continue;
    const age = clock.now().getTime() - createdAt.getTime();
    if (guardian.accountId) {
      const his = listed.get(guardian.accountId) ?? (await allPending(listPending, guardian.accountId));
      listed.set(guardian.accountId, his);
      expect(his, 'a pending item is in his list').toContain(id);
    }
    // A link is valid for seven days; its page sends a new one.
    if (age < 6 * 24 * HOUR) expect(links.has(id), 'a pending item has a link in an email').toBe(true);
  }
}
