import type { ProfileId } from '#kernel/values/ids.ts';
import type { NeverAgain } from '../domain/never-again.ts';

const rowOf = (receiver: ProfileId, sender: ProfileId) => ({ profile_id: receiver, sender_profile_id: sender });

export const neverAgain: NeverAgain = {
  async isHiddenFrom(tx, receiver, sender, at) {
    const row = await tx
      .db('matchmaking.never_again')
      .where(rowOf(receiver, sender))
      .where('hidden_from', '<=', at)
      .first('created_at');
    return row !== undefined;
  },

  async add(tx, receiver, sender, { at, hiddenFrom }) {
    await tx
      .db('matchmaking.never_again')
      .insert({ ...rowOf(receiver, sender), created_at: at, hidden_from: hiddenFrom })
      .onConflict(['profile_id', 'sender_profile_id'])
      .merge();
  },

  async remove(tx, receiver, sender) {
    await tx.db('matchmaking.never_again').where(rowOf(receiver, sender)).delete();
  },
};
