import type { Knex } from 'knex';
import type { Seals } from '#kernel/sealing/seals.ts';
import { PHONE } from '#modules/guardianship/infra/guardian-record.ts';
import { createChanceFunctions, weighted } from './chance.ts';
import { PLACE, type Model } from './models.ts';
import { places } from './places.ts';

export const CROWD_DOMAIN = 'crowd.mithaq.example';

export interface CrowdContext {
  now: Date;
  seals: Seals;
  models: Model[];
  passwordHash: string;
  /** Total number of members; the first joined three years ago, and ever more since. */
  members: number;
}

/** Makes the members with these numbers: accounts, guardians, profiles and plans, all or none. */
export async function come(trx: Knex.Transaction, ground: CrowdContext, [from, to]: [number, number]): Promise<void> {
  const { now, models, members, passwordHash } = ground;
  // A crash may lose the last ones; the next run makes them again.
  await trx.raw('set local synchronous_commit = off');
  await createChanceFunctions(trx);
  await trx.raw(
    `create temporary table model on commit drop as
     select row_number() over () - 1 as no, m.* from jsonb_to_recordset(?::jsonb) as m (
       gender text, username text, family text, "bornOn" date, "bornExactly" boolean, stated text, "assumedFields" text[], "consentVersion" text)`,
    [JSON.stringify(models.map((model) => ({ ...model, stated: JSON.stringify(model.stated) })))],
  );
  await trx.raw(
    `create temporary table place on commit drop as
     select name, sum(1.0 / no) over (order by no) / sum(1.0 / no) over () as up_to,
            (sum(1.0 / no) over (order by no) - 1.0 / no) / sum(1.0 / no) over () as from_
     from unnest(?::text[]) with ordinality as p (name, no)`,
    [places],
  );
  await trx.raw(
    `create temporary table newcomer on commit drop as
     with came as (
       select n, ?::timestamptz - make_interval(secs => 94608000 * power((? - n)::double precision / ?, 1.6) + 3600 * pg_temp.chance(n, 1)) as joined_at,
              floor(pg_temp.chance(n, 2) * ?)::bigint as model, pg_temp.chance(n, 3) as lives
       from generate_series(?::bigint, ?::bigint) n)
     select n, joined_at, pg_temp.id(n, 1, joined_at) as id, pg_temp.id(n, 2, joined_at) as guardian_id,
            nextval(pg_get_serial_sequence('matchmaking.profile', 'id'))::integer as profile_id,
            m.gender, m.username, m.family, p.name as place,
            m."bornOn" - floor(pg_temp.chance(n, 4) * 700)::integer as born_on, m."bornExactly" as born_exactly,
            replace(m.stated, '${PLACE}', p.name)::jsonb as stated, m."assumedFields" as assumed_fields, m."consentVersion" as consent_version
     from came join model m on m.no = came.model join place p on came.lives >= p.from_ and came.lives < p.up_to
     order by n`,
    [now, members, members, models.length, from, to],
  );
  await trx.raw('analyze newcomer');
  await trx.raw(
    `insert into identity.account (id, email, email_confirmed_at, username, first_name, last_name, password_hash, gender, is_active, profile_id,
       profile_visibility, created_at, first_signed_in_at)
     select id, regexp_replace(lower(username), '[^a-z]', '', 'g') || '.' || n || '@${CROWD_DOMAIN}',
            case when pg_temp.chance(n, 5) < 0.8 then joined_at end, username, username, case when gender = 'male' then family end, ?, gender, pg_temp.chance(n, 6) >= 0.005, profile_id,
            case when pg_temp.chance(n, 7) < 0.04 then 'private' else 'public' end, joined_at, joined_at
     from newcomer`,
    [passwordHash],
  );
  await trx.raw(
    `insert into matchmaking.profile (id, account_id, gender, born_on, born_exactly, stated, assumed_fields, consent_version, consented_at,
       created_at, updated_at)
     select profile_id, id, gender, born_on, born_exactly, stated, assumed_fields, consent_version, joined_at, joined_at, joined_at from newcomer`,
  );
  // Keeps digests from listing all of them at once.
  await trx.raw('insert into matchmaking.first_listed (profile_id, at) select profile_id, joined_at from newcomer');
  await trx.raw(
    `insert into guardianship.ward (account_id, profile_id) select id, profile_id from newcomer where gender = 'female'`,
  );
  await guardiansOf(trx, ground);
  await plansOf(trx, now);
}

async function guardiansOf(trx: Knex.Transaction, { seals }: CrowdContext): Promise<void> {
  const { rows } = await trx.raw<{ rows: { guardian_id: string; n: string }[] }>(
    `select guardian_id, n from newcomer where gender = 'female'`,
  );
  const phones = await Promise.all(
    // Numbers that the regulator reserves for fiction.
    rows.map(({ guardian_id: id, n }) =>
      seals.seal({ db: trx }, PHONE, id, `+44 7700 900${String(Number(n) % 1000).padStart(3, '0')}`),
    ),
  );
  const relation = weighted('pg_temp.chance(n, 8)', [
    ['father', 50],
    ['brother', 24],
    ['uncle', 10],
    ['imam', 8],
    ['son', 5],
    ['grandfather', 2],
    ['nephew', 1],
  ]);
  await trx.raw(
    `insert into guardianship.guardian (id, ward_id, name, email, phone, relation, state, named_at, verified_at)
     select guardian_id, id, (array['Ahmad', 'Ibrahim', 'Yusuf', 'Musa', 'Dawud', 'Ismail', 'Hasan', 'Umar'])[1 + n % 8] || ' ' || family,
            'guardian.' || n || '@${CROWD_DOMAIN}', phone, ${relation}, case when is_verified then 'verified' else 'pending' end, joined_at,
            case when is_verified then joined_at + interval '20 hours' end
     from (select *, pg_temp.chance(n, 9) < 0.88 as is_verified from newcomer) newcomer
     join unnest(?::uuid[], ?::text[]) as sealed (id_of, phone) on id_of = guardian_id`,
    [rows.map((row) => row.guardian_id), phones.map(String)],
  );
}

/**
 * Three men in eight and one woman in five have a plan, each since a day of its own. Lifetime plans and past periods
 * were paid; present periods, and payments that could still be refunded, are grants, since no provider would renew or
 * refund them.
 */
async function plansOf(trx: Knex.Transaction, now: Date): Promise<void> {
  const plan = weighted('pg_temp.chance(n, 11)', [
    ['monthly', 50],
    ['six_month', 35],
    ['lifetime', 15],
  ]);
  await trx.raw(
    `create temporary table payer on commit drop as
     with payer as (
       select n, id, joined_at, ${plan} as code from newcomer
       where pg_temp.chance(n, 10) < case gender when 'male' then 0.375 else 0.2 end)
     select payer.*, plan.id as plan_id, plan.price_pence, plan.request_limit, starts_at, months,
            starts_at + make_interval(months => case code when 'lifetime' then 1200 else months end) as expires_at,
            payer.code = 'lifetime' and starts_at < ?::timestamptz - interval '15 days' as is_bought
     from payer join billing.plan using (code),
       lateral (select duration_months as months, greatest(joined_at, ?::timestamptz - make_interval(secs =>
         case payer.code when 'monthly' then 2500000 else 15000000 end * pg_temp.chance(n, 12))) as starts_at) began`,
    [now, now],
  );
  await trx.raw(
    `insert into billing.complimentary_access (id, account_id, plan_id, starts_at, expires_at)
     select pg_temp.id(n, 7, starts_at), id, plan_id, starts_at, expires_at from payer where not is_bought`,
  );
  await trx.raw(
    `update identity.account a set subscription_plan = code, subscription_ends_at = case when not is_bought then expires_at end
     from payer where payer.id = a.id`,
  );
  await trx.raw(
    `create temporary table purchase on commit drop as
     select payer.*, pg_temp.id(n, 20, from_) as subscription, from_, periods
     from payer, lateral (select case when is_bought then 1 else
         (select count(*) from generate_series(1, 6) k where starts_at - make_interval(months => (k * months)::integer) >= joined_at) end::integer as periods) paid,
       lateral (select case when is_bought then starts_at else starts_at - make_interval(months => periods * months) end as from_) began
     where periods > 0 and (is_bought or months > 0)`,
  );
  await trx.raw(
    `insert into billing.subscription (id, account_id, plan_id, checkout_id, subscription_id, invoice_id, price_pence, status, starts_at,
       period_start, period_end, cancels_at_period_end, ended_at)
     select subscription, id, plan_id, pg_temp.id(n, 21, from_), case when not is_bought then 'sub_crowd_' || n end, 'in_crowd_' || n || '_1', price_pence,
            case when is_bought then 'active' else 'canceled' end, from_,
            case when is_bought then from_ else starts_at - make_interval(months => months) end, case when not is_bought then starts_at end,
            not is_bought, case when not is_bought then starts_at end
     from purchase`,
  );
  await trx.raw(
    `insert into billing.payment (id, account_id, subscription, plan_id, invoice_id, payment_intent_id, number, subtotal_pence, amount_pence,
       is_first, was_reminded, paid_at, period_start, period_end)
     select pg_temp.id(n, 21 + k, paid_at), id, subscription, plan_id, 'in_crowd_' || n || '_' || k, 'pi_crowd_' || n || '_' || k,
            'CROWD' || n || '-' || lpad(k::text, 4, '0'), price_pence, price_pence, k = 1, k > 1, paid_at, paid_at,
            case when not is_bought then paid_at + make_interval(months => months) end
     from purchase, generate_series(1, periods) k,
       lateral (select from_ + make_interval(months => (k - 1) * months) as paid_at) paid`,
  );
  await trx.raw(
    `insert into matchmaking.allowance
       (account_id, month_grant, balance, anchor, months_granted, grant_until, valid_until, awaiting_guardian)
     select id, request_limit, floor(pg_temp.chance(n, 13) * (request_limit + 1))::integer, starts_at, 1, until, until, false
     from payer, lateral (select case when not is_bought then expires_at end as until) access`,
  );
}
