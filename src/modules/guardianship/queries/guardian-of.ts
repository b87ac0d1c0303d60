import type { Knex } from 'knex';
import type { z } from 'zod';
import type { UserId } from '#kernel/ids.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { guardian } from '../contracts/guardian.ts';
import { PHONE } from '../infra/objection-guardians.ts';

/** For a ward her guardian; for whoever guards somebody his own newest record; else null. */
export class GuardianOf {
  private readonly ports: { db: Knex; seals: Seals };
  constructor(ports: { db: Knex; seals: Seals }) {
    this.ports = ports;
  }

  async execute(accountId: UserId): Promise<z.infer<typeof guardian> | null> {
    const { db, seals } = this.ports;
    const row = await db('guardianship.guardian')
      .whereIn('state', ['pending', 'verified'])
      .where((q) => q.where({ ward_id: accountId }).orWhere({ account_id: accountId, ward_present: true }))
      .orderByRaw('(ward_id = ?) desc, named_at desc', [accountId])
      .first();
    if (!row) return null;
    return {
      name: row.name,
      relation: row.relation,
      email: row.email,
      phone: (await seals.open(PHONE, row.id, row.phone)) ?? '',
      isVerified: row.acting,
      verifiedAt: row.verified_at?.toISOString() ?? null,
      isSelf: row.ward_id !== accountId,
    };
  }
}
