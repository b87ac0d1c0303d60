import { beforeAll, expect, test, vi } from 'vitest';
import { World, type ActorName } from '../../../testing/authorisation/authorisation-world.ts';
import { everyPage, walkAll } from '../../../testing/every-page.ts';
import { anAdmin, expectOk } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import { isEmail } from '../../../testing/read-mail.ts';

// Whatever a ward writes to staff, nobody else notices: not by a text, and not by a different response.

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' } });
let world: World;
let before: Record<Watcher, string[]>;
let after: Record<Watcher, string[]>;
let messages: Record<Watcher, string>;

const watchers = ['guardian', 'man', 'otherGuardian'] as const satisfies ActorName[];
type Watcher = (typeof watchers)[number];

/** The event that each person receives for a later message. */
const OWN_EVENT = { guardian: 'approval', man: 'message', otherGuardian: 'approval' } as const;

/** Texts that occur only in her tickets, and in the answers to them. */
const MARKS = ['dunlin-asked', 'dunlin-answered', 'dunlin-reported', 'dunlin-help'];

beforeAll(async () => {
  world = await World.build(product.current);
  await world.messageUnderReview(world.near);
  const paths = await everyPage(world, watchers);
  const streams = Object.fromEntries(watchers.map((one) => [one, listen(one)])) as Record<
    Watcher,
    ReturnType<typeof listen>
  >;
  await Promise.all(watchers.map((one) => streams[one].opened));
  before = await walkAll(world, paths);
  await notifyStaff();
  await product.current.waitForIdle();
  after = await walkAll(world, paths);
  // The events that they do receive prove that their streams were open all the time.
  for (const circle of [world.near, world.far]) await world.messageUnderReview(circle);
  await vi.waitUntil(() => watchers.every((one) => streams[one].received().includes(`event: ${OWN_EVENT[one]}`)), {
    timeout: 15_000,
  });
  messages = Object.fromEntries(watchers.map((one) => [one, streams[one].received()])) as Record<Watcher, string>;
  for (const one of watchers) streams[one].end();
}, 400_000);

test.each(watchers)('every page, file and list of the %s is unchanged', (watcher) => {
  expect(before[watcher].length).toBeGreaterThan(30);
  expect(after[watcher]).toEqual(before[watcher]);
});

test.each(watchers)('the texts are nowhere for the %s', async (watcher) => {
  const mails = await product.current.mailTo(world.person(watcher)!.email);
  const all = [...after[watcher], ...mails.flatMap(({ subject, text, html }) => [subject, text, html])].join('\n');
  for (const mark of MARKS) expect(all).not.toContain(mark);
  expect(all).not.toMatch(/"questionsToStaff":\[\{|"reports":\[\{/);
});

test.each(watchers)('the %s gets no email and no live event', async (watcher) => {
  const mails = await product.current.mailTo(world.person(watcher)!.email);
  expect(
    mails.filter((mail) => isEmail(mail, 'ticketUpdateInAccount', 'ticketUpdateUnderKey', 'reportOutcome')),
  ).toEqual([]);
  const events = [...messages[watcher].matchAll(/^event: (?!heartbeat)(.+)$/gm)].map(([, name]) => name);
  expect(events).toEqual([OWN_EVENT[watcher]]);
});

test('she reads all of it, in her account and in her export', async () => {
  const { browser } = world.near.sister;
  const file = JSON.stringify((await browser.get('/api/account/export')).body);
  for (const mark of ['dunlin-asked', 'dunlin-answered', 'dunlin-reported']) expect(file).toContain(mark);
  expect((await browser.get('/api/reports')).body).toHaveLength(3);
});

test('a dump of the database contains none of the texts', async () => {
  const { db } = product.current.application.kernel;
  const rows = [...(await db('content.question')), ...(await db('content.report'))];
  for (const mark of MARKS) expect(JSON.stringify(rows)).not.toContain(mark);
});

/** She writes a ticket, reports her guardian, the man and his message, and staff answer and resolve everything. */
async function notifyStaff(): Promise<void> {
  const { sister, brother, guardian, matchId } = world.near;
  const admin = await anAdmin(product.current);
  const requested = { message: 'dunlin-asked: he presses me', notifyByEmail: true };
  const { body: question } = await expectOk('Question', sister.browser.post('/api/support', requested));
  await expectOk('Answer', admin.post(`/api/admin/support/${question.id}/answer`, { answer: 'dunlin-answered' }));
  const { guardianId } = (await sister.browser.get('/api/guardian/oversight')).body;
  const [message] = (await sister.browser.get(`/api/matches/${matchId}/messages`)).body.filter(
    (one: { senderId: number }) => one.senderId === brother.profileId,
  );
  for (const report of [
    { subjectType: 'guardian', subjectId: guardianId, reason: 'threat' },
    { subjectType: 'profile', subjectId: brother.profileId, reason: 'untrue' },
    { subjectType: 'message', subjectId: message.id, reason: 'money' },
  ]) {
    const filed = { ...report, details: 'dunlin-reported' };
    const { body } = await expectOk('Report', sister.browser.post('/api/reports', filed));
    await expectOk('Reading', admin.post(`/api/admin/reports/${body.id}/read`, { reason: 'for a test' }));
    const outcome = { outcome: 'acted', reason: 'for a test' };
    await expectOk('Outcome', admin.post(`/api/admin/reports/${body.id}/resolve`, outcome));
  }
  const help = new URLSearchParams({ action: 'send', message: 'dunlin-help', email: '' });
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  await expectOk('Help', guardian.browser.post('/help', help.toString(), form));
}

/** The event stream of a person. */
function listen(watcher: Watcher): { opened: Promise<void>; received(): string; end(): void } {
  const { browser } = world.person(watcher)!;
  const stop = new AbortController();
  let received = '';
  let opened = () => {};
  const isOpen = new Promise<void>((resolve) => (opened = resolve));
  void (async () => {
    const headers = { Cookie: browser.cookieHeader() };
    const { body } = await fetch(`${browser.site}/api/events`, { headers, signal: stop.signal });
    opened();
    const decoder = new TextDecoder();
    for await (const part of body!) received += decoder.decode(part as Uint8Array, { stream: true });
  })().catch(() => undefined);
  return { opened: isOpen, received: () => received, end: () => stop.abort() };
}
