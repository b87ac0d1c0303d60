import type { KhitbaPort } from '../../guardianship/ports.ts';
import { IN_KHITBA } from './matches-repository.ts';

/** Reads whether a khitba of either separates two members who have no match of their own. Not locked. */
export const khitba: KhitbaPort = {
  async separates(tx, wardId, otherId) {
    const { rows } = await tx.db.raw<{ rows: { apart: boolean }[] }>(
      `select ${IN_KHITBA('w.id', 'o.id')} and not exists (
         select from matchmaking.match m where m.status in ('active', 'paused')
           and (m.woman_profile_id, m.man_profile_id) in ((w.id, o.id), (o.id, w.id))) as apart
       from matchmaking.profile w join matchmaking.profile o on o.account_id = ? where w.account_id = ?`,
      [otherId, wardId],
    );
    return rows[0]?.apart ?? false;
  },
};
