import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import { FREE_REPLACEMENTS, type guardian } from '../contracts/guardian.ts';
import { replacementsCountSince } from '../domain/replacing.ts';
import { standingOf } from '../domain/standing.ts';
import { PHONE, standingStateOf } from '../infra/objection-guardians.ts';

interface Ports {
  db: Knex;
  seals: Seals;
  clock: Clock;
}

/** For a ward her guardian; for whoever guards somebody his own newest record; else null. */
export class ShowGuardian {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  async execute(accountId: UserId): Promise<z.infer<typeof guardian> | null> {
    const { db, seals, clock } = this.ports;
    const row = await db('guardianship.guardian')
      .whereIn('state', ['pending', 'verified'])
      .where((q) => q.where({ ward_id: accountId }).orWhere({ account_id: accountId, ward_present: true }))
      .orderByRaw('(ward_id = ?) desc, named_at desc', [accountId])
      .first();
    if (!row) return null;
    const isSelf = row.ward_id !== accountId;
    const spent = await db('guardianship.guardian')
      .where({ ward_id: row.ward_id, state: 'replaced' })
      .where('replaced_at', '>', replacementsCountSince(clock.now()))
      .pluck('id');
    return {
      name: row.name,
      relation: row.relation,
      email: row.email,
      phone: (await seals.open(PHONE, row.id, row.phone)) ?? '',
      isVerified: row.acting,
      verifiedAt: row.verified_at?.toISOString() ?? null,
      standing: standingOf(standingStateOf(row)),
      checkReasons: row.check_reasons,
      replacementsLeft: isSelf ? 0 : Math.max(0, FREE_REPLACEMENTS - spent.length),
      isSelf,
    };
  }
}
