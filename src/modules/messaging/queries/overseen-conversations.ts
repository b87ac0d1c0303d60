import type { Knex } from 'knex';
import type { UserId } from '#kernel/ids.ts';
import type { Ward } from '../../guardianship/index.ts';

/**
 * For a query on `messaging.conversation as c`: those of his wards, without one in which he is himself the man
 * (decisions 5.11).
 */
export const overseenBy =
  (guardianId: UserId, wards: Ward[]) =>
  (q: Knex.QueryBuilder): void => {
    const wardIds = wards.map((ward) => ward.wardId);
    q.whereIn('c.woman_id', wardIds).whereNot('c.man_id', guardianId);
  };
