import type { Kernel } from '#kernel/kernel.ts';
import type { Projection } from '#kernel/module.ts';
import { lockUntilEnd } from '#kernel/persistence/locks.ts';
import { models } from './models.ts';
import { meet } from './pairs.ts';
import { come, CROWD_DOMAIN, type CrowdContext } from './people.ts';

export const CROWD_PASSWORD = 'one of very many 7';
const MOST_MODELS = 6_000;
/** Most members made from one model, if there are few. */
const LIKE_ONE = 5;
const BATCH = 25_000;
/** Tables that are read from their indexes alone after a vacuum, which would otherwise come later. */
const VACUUMED = [
  'identity.account',
  'matchmaking.profile',
  'guardianship.guardian',
  'billing.subscription',
  'billing.complimentary_access',
  'matchmaking.interest_request',
  'matchmaking.match',
  'messaging.conversation',
  'messaging.message',
];

interface CrowdOptions {
  kernel: Kernel;
  now: Date;
  /** Total number of members, and of new matches between them. */
  members: number;
  matches: number;
  hashPassword(password: string): Promise<string>;
  /** Projection of the search cards, built once all members exist. */
  cards: Projection;
  say(line: string): void;
}

/**
 * Fills the site with synthetic people, the same in every run, for measurements. Unlike the demo it writes straight
 * into the tables, keeps existing people, and continues an interrupted run.
 */
export async function seedCrowd({
  kernel,
  now,
  members,
  matches,
  hashPassword,
  cards,
  say,
}: CrowdOptions): Promise<void> {
  await kernel.db.transaction(async (lock) => {
    await lockUntilEnd(lock, 'crowd');
    const { rows } = await lock.raw<{ rows: { here: number }[] }>(
      `select count(*)::integer as here from identity.account where email like ? and profile_id is not null`,
      [`%@${CROWD_DOMAIN}`],
    );
    const here = rows[0]!.here;
    const passwordHash = await hashPassword(CROWD_PASSWORD);
    const ground: CrowdContext = {
      now,
      seals: kernel.seals,
      models: models(Math.min(MOST_MODELS, Math.ceil(members / LIKE_ONE)), now),
      passwordHash,
      members,
    };
    for (let first = here + 1; first <= members; first += BATCH) {
      const last = Math.min(first + BATCH - 1, members);
      await kernel.db.transaction((trx) => come(trx, ground, [first, last]));
      say(`${last.toLocaleString('en-GB')} members`);
    }
    if (matches > 0) {
      await kernel.db.transaction((trx) => meet(trx, ground, matches));
      say('They have asked each other');
    }
    for (const table of VACUUMED) await kernel.db.raw('vacuum (analyze) ??', [table]);
    if (members > here) say(`${(await cards.rebuild()).toLocaleString('en-GB')} cards to be found by`);
    const first = await lock('identity.account')
      .whereLike('email', `%@${CROWD_DOMAIN}`)
      .orderBy('created_at')
      .first('email');
    if (first) say(`One of them is ${first.email}; everybody's password is: ${CROWD_PASSWORD}`);
  });
}
