import type { Knex } from 'knex';
import { concerns } from '#kernel/desk/own-cases.ts';
import type { GuardianId, UserId } from '#kernel/ids.ts';
import { guardians } from '../infra/cases.ts';

/** Whether a guardian's record is about this account: as his ward, or as himself. */
export function isWardOrGuardian(db: Knex, accountId: UserId, id: GuardianId): Promise<boolean> {
  return concerns(db, guardians, id, accountId);
}
