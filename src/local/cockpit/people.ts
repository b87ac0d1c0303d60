import type { Knex } from 'knex';

/** The demo's people without sign-ins of their own, by situation: who is in it is read when the page is opened. */
const SITUATIONS = {
  paysNothing: `a.profile_id is not null and a.gender = 'male' and a.subscription_plan = 'free'`,
  noGuardianYet: `a.gender = 'female' and exists (select from guardianship.guardian g where g.ward_id = a.id and g.state = 'pending')
    and not exists (select from guardianship.guardian g where g.ward_id = a.id and g.state = 'verified')`,
  noProfile: `a.gender = 'female' and a.profile_id is null`,
  requestWaits: `exists (select from matchmaking.interest_request r where r.to_profile_id = a.profile_id and r.status = 'pending')`,
  requestSent: `exists (select from matchmaking.interest_request r where r.from_profile_id = a.profile_id and r.status = 'pending')`,
} as const;
export type Situation = keyof typeof SITUATIONS;

/** One account for each situation that the database has. */
export async function peopleBySituation(db: Knex): Promise<{ situation: Situation; email: string }[]> {
  const people = await Promise.all(
    Object.entries(SITUATIONS).map(async ([situation, condition]) => {
      const { rows } = await db.raw<{ rows: { email: string }[] }>(
        `select a.email from identity.account a where a.is_active and a.role = 'member' and ${condition} order by a.id limit 1`,
      );
      return rows.map(({ email }) => ({ situation: situation as Situation, email }));
    }),
  );
  return people.flat();
}
