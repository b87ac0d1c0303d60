import type { Knex } from 'knex';
import type { Ward } from '../../guardianship/index.ts';

/** Filters `messaging.conversation as c` by his wards, without one in which he is himself the man. */
export const overseenBy =
  (wards: Ward[]) =>
  (q: Knex.QueryBuilder): void => {
    q.whereIn(
      'c.woman_id',
      wards.map((ward) => ward.wardId),
    ).whereNotIn('c.man_id', [...new Set(wards.flatMap((ward) => ward.guardianAccountIds))]);
  };
