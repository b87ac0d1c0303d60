import type { SuitorPort } from '../../guardianship/ports.ts';

/** A man is a suitor if he asked her, if her approved request reached him, or if they are matched. */
export const suitors: SuitorPort = {
  async isSuitor(tx, wardId, accountIds) {
    const { rows } = await tx.db.raw<{ rows: { is_suitor: boolean }[] }>(
      `select exists (
         select from matchmaking.profile her
           join matchmaking.profile his on his.account_id = any(:accountIds::uuid[])
         where her.account_id = :wardId and (
           exists (select from matchmaking.interest_request r
             where r.from_profile_id = his.id and r.to_profile_id = her.id and r.status in ('guardian_pending', 'pending'))
           or exists (select from matchmaking.interest_request r
             where r.from_profile_id = her.id and r.to_profile_id = his.id and r.status = 'pending')
           or exists (select from matchmaking.match m
             where m.man_profile_id = his.id and m.woman_profile_id = her.id and m.status in ('active', 'paused')))
       ) as is_suitor`,
      { wardId, accountIds },
    );
    return rows[0]!.is_suitor;
  },
};
