import {
  aBrother,
  aSister,
  aWali,
  anAdmin,
  decideNext,
  expectOk,
  grant,
  guardianOf,
  invitationTo,
} from '../src/testing/people.ts';
import type { Person } from '../src/testing/people.ts';
import type { Product } from '../src/testing/product.ts';
import { serve } from './serve.ts';
import { quantile } from './support.ts';

const WARDS = 300;
/** Number of wards with a conversation; its messages are the other pending items. */
const CONVERSATIONS = 100;
const ITEMS = 1000;
const TRIES = 200;
const WANTED_MS = 50;
/** The requests of the dashboard, the queue and the list of wards. */
const PAGES = [
  '/api/guardian',
  '/api/guardian/stats',
  '/api/guardian/pending-approvals?limit=3',
  '/api/guardian/pending-approvals?limit=20',
  '/api/guardian/pending-approvals?limit=20&cursor=900',
  '/api/guardian/ward-profiles',
  '/api/guardian/matches?limit=20',
];

/** Measures the pages of a guardian with 300 wards and 1,000 pending items, and counts his emails. */
export async function imam(): Promise<string> {
  const server = await serve({ RATE_LIMITS: 'off', PASSWORD_HASH_MEMORY: '1024' });
  try {
    const { product } = server;
    const { him, wards } = await anImam(product);
    await manyItems(product, him, wards);
    const lines: string[] = [];
    for (const path of PAGES) {
      const times: number[] = [];
      for (let n = -10; n < TRIES; n++) {
        const began = performance.now();
        await expectOk(path, him.browser.get(path));
        if (n >= 0) times.push(performance.now() - began);
      }
      lines.push(
        `  ${path.padEnd(52)} p50 ${quantile(times, 0.5)} ms, p95 ${quantile(times, 0.95)} ms (wanted: at most ${WANTED_MS})`,
      );
    }
    const before = await waitingMails(product, him);
    for (let hour = 0; hour < 3; hour++) await product.advance('PT1H');
    const mails = (await waitingMails(product, him)) - before;
    return [...lines, `  e-mails in three hours: ${mails} (wanted: at most 3)`].join('\n');
  } finally {
    await server.stop();
  }
}

const waitingMails = async (product: Product, { email }: Person): Promise<number> =>
  (await product.mailTo(email)).filter(({ subject }) => subject.endsWith('waits for you on Mithaq')).length;

async function anImam(product: Product): Promise<{ him: Person; wards: Person[] }> {
  const first = await aSister(product, 'Amina');
  const him = await guardianOf(product, first);
  const wards: Person[] = [first];
  for (let n = 1; n < WARDS; n++) {
    const sister = await aSister(product, `Sister ${n}`);
    await expectOk(
      'Naming',
      sister.browser.post('/api/guardian', { ...aWali('Ibrahim Rahman'), waliEmail: him.email }),
    );
    const { code } = await invitationTo(product, him.email);
    await expectOk('Code', him.browser.post('/api/guardian/verify', { verificationCode: code }));
    wards.push(sister);
  }
  return { him, wards };
}

/**
 * Makes the matches first, since pending requests would come before them; then one request for each ward; then
 * messages.
 */
async function manyItems(product: Product, him: Person, wards: Person[]): Promise<void> {
  await anAdmin(product);
  const talking: { browser: Person['browser']; matchId: string }[] = [];
  for (let n = 0; n < wards.length; n += 3) {
    const brother = await aBrother(product, `Brother ${n}`);
    await grant(product, brother);
    for (const ward of wards.slice(n, n + 3)) {
      const query = { toProfileId: ward.profileId, message: 'Assalamu alaikum, I read of you with care.' };
      const { body } = await expectOk('Interest', brother.browser.post('/api/interest-requests', query));
      if (talking.length >= CONVERSATIONS) continue;
      await decideNext(him, 'approve');
      const answer = await expectOk(
        'Acceptance',
        ward.browser.post(`/api/interest-requests/${body.id}/respond`, { action: 'accept' }),
      );
      talking.push({ browser: brother.browser, matchId: answer.body.matchId });
    }
  }
  for (let n = 0; n < ITEMS - (WARDS - CONVERSATIONS); n++) {
    const { browser, matchId } = talking[n % CONVERSATIONS]!;
    await expectOk(
      'Message',
      browser.post(`/api/matches/${matchId}/messages`, { content: `Letter ${n}, with a few words.` }),
    );
  }
}
