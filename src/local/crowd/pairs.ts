import type { Knex } from 'knex';
import { after, HOUR } from '#kernel/clock.ts';
import { flagsIn } from '#kernel/flags/flags.ts';
import { newId, type MatchId, type MessageId, type ProfileId } from '#kernel/values/ids.ts';
import { OVERSIGHT_VERSION } from '#modules/matchmaking/contracts/interest-requests.ts';
import { CONTENT, FLAGS } from '#modules/messaging/infra/messages-repository.ts';
import { Random } from '../demo/random.ts';
import { openings, topics } from '../demo/texts.ts';
import { createChanceFunctions, weighted } from './chance.ts';
import { CROWD_DOMAIN, type CrowdContext } from './people.ts';

/** Requests for each match that did not, or not yet, become one. */
const OTHER_REQUESTS = 3;
const BATCH = 2_000;

/**
 * Makes requests between members, with so many matches or as many as there are people for. A few members receive many
 * requests, most one or two, and many none.
 */
export async function meet(trx: Knex.Transaction, { now, seals }: CrowdContext, matches: number): Promise<void> {
  await trx.raw('set local synchronous_commit = off');
  await createChanceFunctions(trx);
  const member = (gender: 'male' | 'female', purpose: number) => `
    select row_number() over (order by pg_temp.chance(a.profile_id, ${purpose})) - 1 as no, a.id as account_id, a.profile_id, a.created_at
    from identity.account a where a.gender = '${gender}' and a.is_active and a.email like '%@${CROWD_DOMAIN}'`;
  await trx.raw(`create temporary table man on commit drop as ${member('male', 31)}`);
  await trx.raw(
    `create temporary table woman on commit drop as
     select w.*, g.id as guardian_id from (${member('female', 32)}) w join guardianship.guardian g on g.ward_id = w.account_id and g.acting`,
  );
  const status = weighted('pg_temp.chance(n, 35)', [
    ['declined', 34],
    ['expired', 22],
    ['pending', 15],
    ['guardian_declined', 12],
    ['withdrawn', 9],
    ['guardian_pending', 8],
  ]);
  await trx.raw(
    `create temporary table request on commit drop as
     with candidate as (
       select n, floor((select count(*) from man) * power(pg_temp.chance(n, 33), 1.5))::bigint as man,
              floor((select count(*) from woman) * power(pg_temp.chance(n, 34), 2.5))::bigint as woman
       from generate_series(1, ?::bigint) n),
     pair as (
       select distinct on (m.profile_id, w.profile_id) n, m.account_id as man_id, m.profile_id as man_profile_id,
              w.account_id as woman_id, w.profile_id as woman_profile_id, w.guardian_id, greatest(m.created_at, w.created_at) as both_here,
              pg_temp.chance(n, 36) < 0.3 as she_asks, case when n % ${OTHER_REQUESTS + 1} = 0 then 'accepted' else ${status} end as status
       from candidate join man m on m.no = candidate.man join woman w on w.no = candidate.woman order by m.profile_id, w.profile_id, n)
     select pair.*, pg_temp.id(n, 3, created_at) as id, pg_temp.id(n, 4, created_at) as approval_id,
            case when she_asks then woman_profile_id else man_profile_id end as from_profile_id,
            case when she_asks then man_profile_id else woman_profile_id end as to_profile_id,
            created_at, created_at + interval '9 hours' as decided_at, created_at + interval '40 hours' as answered_at
     from pair, lateral (select case
         when status in ('pending', 'guardian_pending') then :now::timestamptz - make_interval(secs => 90000 + 1500000 * pg_temp.chance(n, 37))
         when status = 'expired' then :now::timestamptz - make_interval(secs => 2700000 + 20000000 * pg_temp.chance(n, 37))
         else :now::timestamptz - make_interval(secs => 200000 + 30000000 * power(pg_temp.chance(n, 37), 2)) end as created_at) moment
     where both_here < created_at`.replaceAll(':now', '?'),
    [matches * (OTHER_REQUESTS + 1) * 2, now, now, now],
  );
  await trx.raw(
    `delete from request where status = 'accepted' and n not in (select n from request where status = 'accepted' order by n limit ?)`,
    [matches],
  );
  await trx.raw(
    `delete from request where status <> 'accepted'
       and n not in (select n from request where status <> 'accepted' order by n limit ? * (select count(*) from request where status = 'accepted'))`,
    [OTHER_REQUESTS],
  );
  await trx.raw(
    `insert into matchmaking.interest_request (id, from_profile_id, to_profile_id, ward_profile_id, status, oversight_version, created_at,
       approved_at, responded_at, expires_at)
     select id, from_profile_id, to_profile_id, woman_profile_id, status, ?, created_at,
            case when status in ('pending', 'accepted', 'declined', 'expired') then decided_at end,
            case status when 'accepted' then answered_at when 'declined' then answered_at when 'guardian_declined' then decided_at
                        when 'withdrawn' then created_at + interval '5 hours' end,
            created_at + interval '30 days'
     from request`,
    [OVERSIGHT_VERSION],
  );
  await trx.raw(
    `insert into guardianship.approval (id, type, subject_id, ward_id, other_id, guardian_id, status, created_at, closed_at, pending_since,
       mailed_at, reminded_at, ward_notified_at)
     select approval_id, 'interest_request', id, woman_id, man_id, guardian_id,
            case status when 'guardian_pending' then 'pending' when 'guardian_declined' then 'declined' when 'withdrawn' then 'closed' else 'approved' end,
            created_at, case status when 'guardian_pending' then null when 'withdrawn' then created_at + interval '5 hours' else decided_at end,
            created_at, created_at, case when created_at < ?::timestamptz - interval '48 hours' then created_at + interval '48 hours' end,
            case when created_at < ?::timestamptz - interval '7 days' then created_at + interval '7 days' end
     from request`,
    [now, now],
  );
  await trx.raw(
    `insert into guardianship.decision (id, approval_id, guardian_id, action, decided_at)
     select pg_temp.id(n, 5, decided_at), approval_id, guardian_id, case status when 'guardian_declined' then 'decline' else 'approve' end, decided_at
     from request where status not in ('guardian_pending', 'withdrawn')`,
  );
  await matchesOf(trx);
  await talk(trx, { now, seals });
}

async function matchesOf(trx: Knex.Transaction): Promise<void> {
  const stage = weighted('pg_temp.chance(n, 39)', [
    ['initial_conversation', 70],
    ['family_introduction', 17],
    ['meeting_arranged', 9],
    ['serious_consideration', 4],
  ]);
  await trx.raw(
    `insert into matchmaking.match (id, request_id, man_profile_id, woman_profile_id, status, stage, paused_by, ended_by, agreed, created_at, updated_at)
     select pg_temp.id(n, 6, answered_at), id, man_profile_id, woman_profile_id,
            case when runs < 0.7 then 'active' when runs < 0.78 then 'paused' else 'ended' end, ${stage},
            case when runs >= 0.7 and runs < 0.78 then array['man'] else '{}' end,
            case when runs >= 0.9 then 'man' when runs >= 0.78 then 'woman' end,
            jsonb_build_array(
              jsonb_build_object('profileId', from_profile_id, 'version', ?::text, 'at', created_at),
              jsonb_build_object('profileId', to_profile_id, 'version', ?::text, 'at', answered_at)),
            answered_at, answered_at
     from (select *, pg_temp.chance(n, 38) as runs from request where status = 'accepted') accepted`,
    [OVERSIGHT_VERSION, OVERSIGHT_VERSION],
  );
  await trx.raw(
    `insert into messaging.conversation (match_id, man_id, man_profile_id, woman_id, woman_profile_id)
     select m.id, man_id, r.man_profile_id, woman_id, r.woman_profile_id from request r join matchmaking.match m on m.request_id = r.id`,
  );
}

/** Makes the messages of each match, up to its stage. */
async function talk(trx: Knex.Transaction, { now, seals }: Pick<CrowdContext, 'now' | 'seals'>): Promise<void> {
  const random = new Random(1450);
  type Row = { id: MatchId; man_profile_id: ProfileId; woman_profile_id: ProfileId; created_at: Date };
  const { rows } = await trx.raw<{ rows: Row[] }>(
    `select m.id, m.man_profile_id, m.woman_profile_id, m.created_at from matchmaking.match m join request r on r.id = m.request_id order by m.id`,
  );
  for (let first = 0; first < rows.length; first += BATCH) {
    const messages = rows
      .slice(first, first + BATCH)
      .flatMap(({ id, man_profile_id, woman_profile_id, created_at }) => {
        const heBegins = random.chance(0.7);
        const sides = heBegins ? [man_profile_id, woman_profile_id] : [woman_profile_id, man_profile_id];
        return messagesOf(heBegins ? 'male' : 'female', random).map((content, place) => {
          const at = after(created_at, (place * 20 + 1) * HOUR);
          return { match_id: id, at, content, sender: sides[place % 2]!, recipient: sides[1 - (place % 2)]! };
        });
      });
    const written = await Promise.all(
      messages
        .filter(({ at }) => at < now)
        .map(async ({ match_id, at, content, sender, recipient }) => {
          const id = newId<MessageId>(at);
          return {
            id,
            match_id,
            sender_profile_id: sender,
            recipient_profile_id: recipient,
            content: await seals.seal({ db: trx }, CONTENT, id, content),
            flags: await seals.seal({ db: trx }, FLAGS, id, JSON.stringify(flagsIn(content))),
            state: 'approved' as const,
            reviewed: true,
            created_at: at,
            decided_at: at,
            read_at: at,
          };
        }),
    );
    if (written.length > 0) await trx.batchInsert('messaging.message', written, BATCH);
  }
}

function messagesOf(beginner: 'male' | 'female', random: Random): string[] {
  if (random.chance(0.2)) return [];
  const opening = random.pick(openings[beginner]);
  if (random.chance(0.4)) return [...opening];
  const { asks: question, answers, replies } = random.pick(topics.filter(({ fits }) => !fits));
  return [...opening, question, answers, ...(replies ? [replies] : [])];
}
