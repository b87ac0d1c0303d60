import { expect } from 'vitest';
import { userId } from '#kernel/contracts/ids.ts';
import { ListAudit } from '#kernel/admin/list-audit.ts';
import { WomensWords } from '#kernel/desk/womens-words.ts';
import { DomainError } from '#kernel/errors.ts';
import { mailboxOf } from '#kernel/values/email-address.ts';
import { newId, type UserId } from '#kernel/values/ids.ts';
import { profileForStaff } from '#modules/matchmaking/profile/profile-for-staff.ts';
import { ReadAsStaff } from '#modules/messaging/commands/read-as-staff.ts';
import { ListConversations } from '#modules/messaging/queries/list-conversations.ts';
import { partsOf } from '../../app/container.ts';
import { asActor, type Walker, type World } from './world.ts';

const OUTSIDER = userId.parse('00000000-0000-7000-8000-00000000000e');
const act = (admin: ReturnType<typeof asStaff>) => ({ admin, reason: 'a reading', requestId: 'reading' });
const asStaff = (who: Walker) => ({ ...asActor(who), role: 'admin' as const });
const guarding = async ({ db }: World, { id, email }: Walker): Promise<UserId[]> => {
  const rows = await db('guardianship.guardian').whereRaw(
    'account_id = :id or :id = any(former_accounts) or mailbox = :mailbox',
    { id, mailbox: mailboxOf(email) },
  );
  return rows.map(({ ward_id: ward }) => ward).filter((ward) => ward !== id);
};

/** The accounts that this one or a ward was ever in contact with, and they themselves; from the rows alone. */
async function closeTo({ db }: World, who: Walker, wards: UserId[]): Promise<Set<UserId>> {
  const near = [who.id, ...wards];
  const { rows } = await db.raw<{ rows: { one: UserId; other: UserId }[] }>(`
    with met as (
      select from_profile_id as a, to_profile_id as b from matchmaking.interest_request
      union all select man_profile_id, woman_profile_id from matchmaking.match
      union all select blocker_profile_id, blocked_profile_id from matchmaking.block
    )
    select a.account_id as one, b.account_id as other from met
      join matchmaking.profile a on a.id = met.a join matchmaking.profile b on b.id = met.b`);
  const others = rows.flatMap(({ one, other }) => (near.includes(one) ? [other] : near.includes(other) ? [one] : []));
  return new Set([...near, ...others]);
}

/**
 * Everybody, as if he had joined the staff: no conversation, profile, audit entry, count or search result of the
 * console is about him, his wards, or somebody whom he or they have met.
 */
export async function staffReadNothingOfTheirOwn(world: World): Promise<void> {
  const { db, kernel, modules } = world;
  const { matchmaking, guardianship, identity } = modules.facades;
  const womensWords = new WomensWords({ clock: kernel.clock, accounts: identity });
  const ports = { ...kernel, db, matchmaking, womensWords };
  const [read, list] = [new ReadAsStaff(ports), new ListConversations(ports)];
  const conversations = await db('messaging.conversation').select('match_id', 'man_id', 'woman_id');
  const outsider = { ...asStaff(world.woman), userId: OUTSIDER };
  for (const { match_id: id } of conversations) await read.execute({ id }, act(outsider));
  const ticket = await confide(world);
  const audit = new ListAudit({
    db,
    namesOf: (from, ids) => identity.namesOf(from, ids),
    conflictOfInterest: partsOf(modules).flatMap((part) => part.conflictOfInterest ?? []),
    subjects: [],
    wardsOf: async (from, guardian) =>
      (await guardianship.recordsAbout(from, guardian)).map(({ wardId }) => wardId).filter((id) => id !== guardian),
  });
  const accounts = new Set(await db('identity.account').pluck('id'));
  // An erased account can no longer act.
  for (const who of world.everybody().filter(({ id }) => accounts.has(id))) {
    const wards = await guarding(world, who);
    const close = await closeTo(world, who, wards);
    const closed = conversations.filter(({ man_id: man, woman_id: woman }) => close.has(man) || close.has(woman));
    const reader = asStaff(who);
    const { records } = await list.execute({}, reader);
    const closedIds: string[] = closed.map(({ match_id: id }) => id);
    expect(
      records.map(({ id }) => id).filter((id) => closedIds.includes(id)),
      `${who.name} lists no conversation of his own`,
    ).toEqual([]);
    for (const { match_id: id } of closed)
      expect(await codeOf(read.execute({ id }, act(reader))), `${who.name} does not read it`).toBe('common.not-found');
    for (const other of world.everybody())
      if (close.has(other.id))
        expect(await profileForStaff({ ...ports, guardianship }, db, reader, other.id)).toBeNull();
    const entries = JSON.stringify((await audit.execute({}, reader)).records.map((entry) => entry.subjectId));
    for (const id of closedIds) expect(entries, `${who.name} reads no audit of it`).not.toContain(id);
    if (wards.includes(world.woman.id) || who.id === world.woman.id) {
      const hits = await Promise.all(partsOf(modules).map((part) => part.search?.execute(ticket, reader) ?? []));
      expect(
        hits.flat().map((hit) => hit.id),
        `${who.name} finds no ticket of his ward`,
      ).not.toContain(ticket);
      const queue = (await waiting(world, reader)).get('support');
      expect(queue, `${who.name} counts no ticket of his ward`).toBe(0);
    }
  }
  await db('content.question').where({ id: ticket }).del();
}

/** Her guardians must not notice what she writes to the staff. */
async function confide({ kernel: { seals, clock, uow }, woman }: World): Promise<string> {
  const id = newId(clock.now());
  await uow.run(async (tx) => {
    const message = await seals.seal(tx, 'content.question.message', id, 'a word to the staff');
    await tx.db('content.question').insert({
      id,
      account_id: woman.id,
      message,
      notify_by_email: false,
      created_at: clock.now(),
      pending_since: clock.now(),
    });
  });
  return id;
}

const waiting = async ({ modules }: World, reader: ReturnType<typeof asStaff>): Promise<Map<string, number>> => {
  const queues = partsOf(modules).flatMap((part) => part.queues ?? []);
  const counts = await Promise.all(queues.map((queue) => queue.execute(reader)));
  return new Map(counts.map((count) => [count.queue, count.waiting]));
};

const codeOf = async (call: Promise<unknown>): Promise<string> => {
  try {
    await call;
    return 'read';
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
};
