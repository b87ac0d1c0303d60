import type { QuietNews } from '../domain/quiet-news.ts';
import type { QuietNewsRow } from './tables.ts';

/** In PostgreSQL. */
export const knexQuietNews: QuietNews = {
  async keep({ db }, accountId, setting, { beMailed }) {
    const news = db('identity.quiet_news').insert({ account_id: accountId, setting }).onConflict('account_id');
    await (beMailed ? news.merge() : news.ignore());
  },
  async take({ db }, most) {
    const { rows } = await db.raw<{ rows: QuietNewsRow[] }>(
      `delete from identity.quiet_news where account_id in (
         select account_id from identity.quiet_news order by account_id limit ? for update skip locked)
       returning account_id, setting`,
      [most],
    );
    return rows.map((row) => ({ accountId: row.account_id, setting: row.setting }));
  },
};
