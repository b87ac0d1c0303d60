import { expect } from 'vitest';
import { mailboxOf } from '#kernel/values/email-address.ts';
import { dataOf } from '#kernel/personal-data.ts';
import { ShowGuardian } from '#modules/guardianship/queries/show-guardian.ts';
import { ListInterestRequests } from '#modules/matchmaking/queries/list-interest-requests.ts';
import { ShowGuardianProfile } from '#modules/guardianship/queries/show-guardian-profile.ts';
import { tables } from '../../app/tables.ts';
import type { Walker, World } from './world.ts';

/** Emails by which a guardian learns that he does not act any more. */
const NOTICES = ['guardianReplaced', 'wardLeft', 'guardianDisputed', 'guardianChecked'];

/**
 * A dispute is opened with the ward's answer or by a second staff member. Reads the rows right after it was opened,
 * since she may answer otherwise later.
 */
export async function disputesAreCleared(world: World): Promise<void> {
  const { rows } = await world.db.raw(`
    select opened.subject_id, coalesce(g.safe_from <= opened.at, false)
      or exists (select from kernel.audit proposed
        where proposed.verb = 'propose' and proposed.subject_id = opened.subject_id and proposed.actor <> opened.actor
          and proposed.at > opened.at - interval '7 days') as cleared
    from kernel.audit opened
    left join guardianship.guardian g on g.id::text = opened.subject_id::text
    where opened.request_id = 'walk' and opened.verb = 'open'
    order by opened.seq`);
  const uncleared = (rows as { cleared: boolean }[]).slice(world.openedDisputes).filter(({ cleared }) => !cleared);
  expect(uncleared, 'no dispute without her answer or a second staff member').toEqual([]);
  world.openedDisputes = rows.length;
}

/** A hold, a postponed notice and her private question show in nothing that he can read. */
export async function holdsAreUnnoticed(world: World): Promise<void> {
  const { db, clock, seals } = world.kernel;
  const { identity } = world.modules.facades;
  const ports = { db, clock, seals, identity };
  for (const man of world.men) {
    const rows = await db('guardianship.guardian').where({ account_id: man.id });
    if (rows.length === 0) continue;
    const own = await new ShowGuardian(ports).execute(man.id);
    const profile = await new ShowGuardianProfile(ports).execute(man.id);
    expect(JSON.stringify([own, profile]), 'he does not read of a hold').not.toMatch(/held|safe|propos/i);
    const unaware = rows.filter((row) => row.shown_empty);
    for (const row of unaware) {
      expect(
        own?.wards.some((ward) => ward.isVerified),
        'his pages still name his ward',
      ).toBe(true);
      expect(profile.onHold.map(({ guardianId }) => guardianId)).not.toContain(row.id);
      const since = row.held_at ?? row.replaced_at;
      if (!since || row.verified_at! > since) continue;
      const sent = world.mails.filter(
        ({ to, mail, at }) => to === row.email && at >= since && NOTICES.includes(mail.mail),
      );
      expect(sent, 'he is not informed yet').toEqual([]);
    }
    await readsNothingInHisExport(
      world,
      man,
      unaware.map(({ id }) => id),
    );
  }
}

/** A quotation reaches its receiver only with an approved request: before, it would reveal his words. */
export async function quotationsArriveWithTheirRequests(world: World): Promise<void> {
  const { db, clock, seals } = world.kernel;
  const { guardianship } = world.modules.facades;
  const requests = new ListInterestRequests({ db, clock, seals, guardianship });
  for (const { profileId } of world.everybody()) {
    if (profileId === null) continue;
    const { items } = await requests.execute(profileId, 'received');
    for (const { quote, message, approvedAt } of items)
      if (approvedAt === null) expect({ quote, message }, 'under review').toEqual({ quote: null, message: null });
  }
  const cited = world.mails.filter(({ mail }) => mail.cited && !mail.mail.startsWith('approval'));
  for (const { mail, to, at } of cited) {
    const approved = await db('matchmaking.interest_request as r')
      .join('matchmaking.profile as p', 'p.id', 'r.to_profile_id')
      .join('identity.account as a', 'a.id', 'p.account_id')
      .whereNotNull('r.quote')
      .where('r.approved_at', '<=', at);
    expect(approved.length, `${mail.mail} to ${to} quotes an approved request`).toBeGreaterThan(0);
  }
}

async function readsNothingInHisExport(world: World, man: Walker, unaware: string[]): Promise<void> {
  const person = { accountId: man.id, profileId: man.profileId, mailbox: mailboxOf(man.email) };
  const { guardians } = await dataOf({ db: world.db, seals: world.kernel.seals }, tables, person);
  for (const row of (guardians ?? []) as Record<string, unknown>[]) {
    expect(Object.keys(row).filter((name) => row[name] !== null && /held|safe|notify|propos/i.test(name))).toEqual([]);
    if (unaware.includes(String(row['id']))) expect(row['state']).not.toBe('replaced');
  }
}
