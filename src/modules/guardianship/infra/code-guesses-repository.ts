import { after, DAY } from '#kernel/clock.ts';
import type { CodeGuesses } from '../domain/verification-code.ts';

/** One statement, so that the count is exact for parallel guesses. */
export const codeGuesses: CodeGuesses = {
  async count(tx, accountId, at) {
    const { rows } = await tx.db.raw<{ rows: [{ guesses: number }] }>(
      `insert into guardianship.code_guess as g (account_id, guesses, since) values (:accountId, 1, :at)
       on conflict (account_id) do update set
         guesses = case when g.since < :aDayAgo then 1 else g.guesses + 1 end,
         since = case when g.since < :aDayAgo then excluded.since else g.since end
       returning guesses`,
      { accountId, at, aDayAgo: after(at, -DAY) },
    );
    return rows[0].guesses;
  },

  async takeBack(tx, accountId) {
    await tx.db('guardianship.code_guess').where({ account_id: accountId }).decrement('guesses', 1);
  },
};
