import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Router } from '@koa/router';
import handlebars from 'handlebars';
import type { Knex } from 'knex';
import texts from '#texts/en/local.json' with { type: 'json' };
import type { Clock } from '#kernel/clock.ts';
import { page } from '../mailbox/index.ts';
import { cards } from '../stripe/cards.ts';
import { peopleBySituation } from './people.ts';
import { STARTS, type SignIn } from './sign-in.ts';

const pages = handlebars.create();
pages.registerHelper('t', (id: keyof typeof texts) => texts[id]);
const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const cockpit = pages.compile(read('page.html.hbs'), { strict: true });
const script = read('cockpit.js');
const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });

interface Options {
  db: Knex;
  clock: Clock;
  signIns(): Promise<{ named: SignIn[]; password: string | null }>;
  /** Payments use the stand-in, which has test cards. */
  hasCards: boolean;
  canReset: boolean;
}

/** The page `/dev` of local mode: people to sign in as, the clock, and the addresses of everything else. */
export function cockpitRoutes({ db, clock, signIns, hasCards, canReset }: Options): Router {
  const router = new Router();
  router.get('/dev', async (ctx) => {
    const { named, password } = await signIns();
    const known = named.map(({ role, ...signIn }) => ({
      situation: texts[`cockpit.role.${role}`],
      start: STARTS[role],
      ...signIn,
    }));
    const others = password === null ? [] : await peopleBySituation(db);
    const more = others.map(({ situation, email }) => ({
      situation: texts[`cockpit.situation.${situation}`],
      email,
      password,
      start: '/dashboard',
    }));
    const now = clock.now();
    ctx.type = 'html';
    ctx.set('Cache-Control', 'no-store');
    ctx.body = page(
      texts['cockpit.title'],
      cockpit({
        people: [...known, ...more],
        now: now.toISOString(),
        shownNow: `${time.format(now)} UTC`,
        canReset,
        cards: hasCards && cards.map(({ number, ...card }) => ({ number, does: texts[cardText(card)] })),
      }),
    );
  });
  router.get('/dev/cockpit.js', (ctx) => {
    ctx.type = 'js';
    ctx.body = script;
  });
  return router;
}

function cardText({ proof, failure, failsLater, disputes }: Omit<(typeof cards)[number], 'number'>) {
  if (disputes) return 'cockpit.card.disputes';
  if (failsLater) return 'cockpit.card.failsLater';
  if (failure) return proof ? 'cockpit.card.provedAndFails' : 'cockpit.card.fails';
  return proof ? 'cockpit.card.proved' : 'cockpit.card.pays';
}
