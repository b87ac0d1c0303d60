import { DAY } from '#kernel/clock.ts';
import { lastEmailUntil } from '#kernel/mail/email-interval.ts';
import type { StaffDigests } from '../domain/staff-digests.ts';

export const staffDigests: StaffDigests = {
  async isDue({ db }, at) {
    const recent = db('identity.staff_digest').where('written_at', '>', lastEmailUntil(at, DAY));
    return (await recent.first()) === undefined;
  },

  async claim({ db }, at) {
    const { rows } = await db.raw<{ rows: unknown[] }>(
      `insert into identity.staff_digest (written_at) values (:at)
       on conflict (only_row) do update set written_at = :at where staff_digest.written_at <= :dayAgo returning 1`,
      { at, dayAgo: lastEmailUntil(at, DAY) },
    );
    return rows.length > 0;
  },
};
