import type { Knex } from 'knex';
import type { z } from 'zod';
import type { guardian as guardianView } from '../contracts/guardian.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import { PHONE } from '../infra/objection-guardians.ts';

/** For a ward her guardian; for whoever guards somebody his own newest record; else null. */
export async function guardianOf(
  { db, seals }: { db: Knex; seals: Seals },
  accountId: UserId,
): Promise<z.infer<typeof guardianView> | null> {
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

/** The guardian's own name and address, and how many wards he has, without those who left or are disabled. */
export async function guardianAccount(
  db: Knex,
  accountId: UserId,
): Promise<{ name: string; email: string; wards: number }> {
  const rows = await db('guardianship.guardian')
    .where({ account_id: accountId, state: 'verified' })
    .orderBy('named_at', 'desc')
    .select('name', 'email', 'ward_present');
  const wards = rows.filter((row) => row.ward_present).length;
  return { name: rows[0]?.name ?? '', email: rows[0]?.email ?? '', wards };
}
