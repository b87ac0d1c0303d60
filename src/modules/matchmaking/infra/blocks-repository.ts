import type { ProfileId } from '#kernel/values/ids.ts';
import type { Blocks } from '../domain/blocks.ts';

const rowOf = (blocker: ProfileId, blocked: ProfileId) => ({
  blocker_profile_id: blocker,
  blocked_profile_id: blocked,
});

export const blocks: Blocks = {
  async isBetween(tx, a, b) {
    const block = await tx.db('matchmaking.block').where(rowOf(a, b)).orWhere(rowOf(b, a)).first('created_at');
    return block !== undefined;
  },

  async isBy(tx, blocker, blocked) {
    return (await tx.db('matchmaking.block').where(rowOf(blocker, blocked)).first('created_at')) !== undefined;
  },

  async add(tx, blocker, blocked, at) {
    await tx.db('matchmaking.block').insert({ ...rowOf(blocker, blocked), created_at: at });
  },

  async remove(tx, blocker, blocked) {
    await tx.db('matchmaking.block').where(rowOf(blocker, blocked)).delete();
  },
};
