import { expect, test } from 'vitest';
import { isWaiting, killable, untilNoJobIsLeft, type KillableServer } from '../../../testing/server/killable-server.ts';
import {
  aBrother,
  aMatch,
  anAdmin,
  aSister,
  grant,
  guardianOf,
  type MatchedPair,
  type Person,
} from '../../../testing/people.ts';
import type { Product } from '../../../testing/product.ts';
import type { MailId } from '#kernel/mail/mailer.ts';
import { isEmail } from '../../../testing/read-mail.ts';

const KILLS = 2;
const PAIRS = 4;
const MESSAGES = 8;

test('after SIGKILLs during sends and approvals, everything acknowledged exists once, and every due email arrives', async () => {
  await killable(async (server, db) => {
    const { product } = server;
    const matched = await Promise.all(Array.from({ length: PAIRS }, () => aMatch(product)));
    const fetchInProcess = await Promise.all(Array.from({ length: PAIRS }, () => aPair(product)));

    let acknowledged = 0;
    let killing: Promise<void> = Promise.resolve();
    const total = PAIRS * MESSAGES;
    const onMessage = () => {
      acknowledged++;
      // Spread over the work: after a third and two thirds of the messages.
      if (acknowledged % Math.ceil(total / (KILLS + 1)) === 0 && acknowledged < total)
        killing = killing.then(() => server.kill());
    };
    const work = [
      ...matched.flatMap((match) => [writeMessages(server, match, onMessage)]),
      ...fetchInProcess.map((pair) => requestAndApprove(server, pair)),
    ];
    await Promise.all(work);
    await killing;
    for (const match of matched) await approveAll(server, match.guardian);
    await untilNoJobIsLeft(db);

    for (const { sister, brother, matchId } of matched) {
      const delivered = (await sister.browser.get(`/api/matches/${matchId}/messages`)).body as { content: string }[];
      expect(delivered.map((message) => message.content)).toEqual(wordsOf(matchId));
      const written = (await brother.browser.get(`/api/matches/${matchId}/messages`)).body;
      expect(written).toHaveLength(MESSAGES);
    }
    for (const { brother, sister } of fetchInProcess) {
      const [request, ...others] = (await brother.browser.get('/api/interest-requests/sent')).body;
      expect(others).toEqual([]);
      expect(request.status).toBe('pending');
      expect((await brother.browser.get('/api/subscription/status')).body.requestsRemaining).toBe(2);
      await expectMail(product, brother, 'interestWentOn');
      await expectMail(product, sister, 'interestReceived');
    }
    for (const { sister } of matched) await expectMail(product, sister, 'messageDelivered');
    // Delivered at least once, and repetitions are recognisable.
    const { rows } = await db.raw(`select count(*)::integer as waiting from kernel.mail`);
    expect(rows[0].waiting).toBe(0);
  });
}, 900_000);

test('after a kill at any time, a request with a key is not executed twice', async () => {
  await killable(async (server, db) => {
    const { product } = server;
    const brother = await aBrother(product, 'Bilal');
    const admin = await anAdmin(product);
    const path = `/api/admin/users/${brother.userId}/grant-plan`;
    const grant = (key: string) => () =>
      admin.post(path, { planId: 2, months: 1, reason: 'given once' }, { 'Idempotency-Key': key });
    const grants = async () => Number((await db('kernel.audit').count({ n: '*' }))[0]!['n']);

    // While the response is stored: between acting and remembering.
    await db.raw(`
      create function kernel.dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(600); return new; end $$;
      create trigger dawdle before update on kernel.idempotency for each row execute function kernel.dawdle()`);
    const broken = grant('one')().catch((error: unknown) => error);
    await expect.poll(() => isWaiting(db, 'PgSleep')).toBe(true);
    await server.kill();
    expect(await broken).toBeInstanceOf(TypeError);
    await db.raw('drop trigger dawdle on kernel.idempotency');
    // A killed first request does not block the key forever.
    await product.advance('PT2M');
    expect((await server.persist(grant('one'))).status).toBe(200);
    expect(await grants()).toBe(1);

    // At random moments, repeatedly.
    const keys = Array.from({ length: 40 }, (_, n) => `grant ${n}`);
    const killing = (async () => {
      for (let kill = 0; kill < KILLS; kill++) {
        const before = await grants();
        await expect.poll(async () => (await grants()) > before).toBe(true);
        await server.kill();
      }
    })();
    for (const key of keys) expect([200, 409]).toContain((await server.persist(grant(key))).status);
    await killing;
    for (const key of keys) expect((await server.persist(grant(key))).status).toBe(200);
    expect(await grants()).toBe(1 + keys.length);
  });
}, 900_000);

interface Pair {
  brother: Person;
  sister: Person;
  guardian: Person;
}

async function aPair(product: Product): Promise<Pair> {
  const [brother, sister] = await Promise.all([aBrother(product, 'Bilal'), aSister(product, 'Khadija')]);
  const guardian = await guardianOf(product, sister);
  await grant(product, brother);
  return { brother, sister, guardian };
}

const wordsOf = (matchId: string) => Array.from({ length: MESSAGES }, (_, n) => `Message ${n} of ${matchId}`);

async function writeMessages(
  server: KillableServer,
  { brother, matchId }: MatchedPair,
  onMessage: () => void,
): Promise<void> {
  for (const content of wordsOf(matchId)) {
    const clientId = crypto.randomUUID();
    const { status } = await server.persist(() =>
      brother.browser.post(`/api/matches/${matchId}/messages`, { content, clientId }),
    );
    expect(status).toBe(201);
    onMessage();
  }
}

/**
 * Sends a request and approves it. After a broken connection the request may exist already, and the approval may be
 * decided already.
 */
async function requestAndApprove(server: KillableServer, { brother, sister, guardian }: Pair): Promise<void> {
  const sent = await server.persist(() =>
    brother.browser.post('/api/interest-requests', { toProfileId: sister.profileId }),
  );
  expect([201, 409]).toContain(sent.status);
  expect(await approveAll(server, guardian)).toBe(1);
}

async function approveAll(server: KillableServer, guardian: Person): Promise<number> {
  const { body } = await server.persist(() => guardian.browser.get('/api/guardian/pending-approvals'));
  for (const { id } of body) {
    const { status } = await server.persist(() =>
      guardian.browser.post(`/api/guardian/pending-approvals/${id}/respond`, { action: 'approve' }),
    );
    expect([200, 409]).toContain(status);
  }
  return body.length;
}

async function expectMail(product: Product, person: Person, kind: MailId): Promise<void> {
  const mails = (await product.mailTo(person.email)).filter((mail) => isEmail(mail, kind));
  expect(mails.length, `${kind} to ${person.name}`).toBeGreaterThan(0);
  expect(new Set(mails.map((mail) => mail.headers['message-id'])).size).toBe(1);
}
