import fc from 'fast-check';
import { expect, test } from 'vitest';
import { after, DAY, HOUR, MINUTE } from '#kernel/clock.ts';
import type { MatchId } from '#kernel/values/ids.ts';
import { NO_ORIGIN } from '#modules/identity/index.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import { everyWaitingItemCanBeReached } from '../../../testing/walk/checks.ts';
import { asActor } from '../../../testing/walk/world.ts';
import { expectHolds, inWorld } from '../../../testing/walk/walk.ts';
import type { StoredEmail, Walker, World } from '../../../testing/walk/world.ts';

const product = productUnderTest();
const THREE_DAYS = 3 * DAY;

/** One step: somebody writes messages, the imam decides an approval, or requests a new link. */
interface Moment {
  minutesLater: number;
  messages: number;
  match: number;
  decides: boolean;
  renews: boolean;
}
const moment: fc.Arbitrary<Moment> = fc.record({
  minutesLater: fc.integer({ min: 1, max: 45 }),
  messages: fc.oneof(
    { weight: 24, arbitrary: fc.constant(0) },
    { weight: 8, arbitrary: fc.constant(1) },
    { weight: 1, arbitrary: fc.integer({ min: 10, max: 22 }) },
  ),
  match: fc.nat(2),
  decides: fc.integer({ min: 0, max: 3 }).map((n) => n === 0),
  renews: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
});

interface Begun {
  matches: MatchId[];
  /** Expired links of pending approvals and of some decided ones. */
  endedLinks: string[];
}

/** Three wards of one imam, each with a match who wrote to her more than a week ago. */
async function threeWards(world: World, imam: Walker, hasAccount: boolean): Promise<Begun> {
  const wards = [world.woman];
  for (const name of ['Khadija', 'Safiyya']) {
    const ward = await world.comes(name, 'female');
    await world.hasGuardian(ward, imam);
    wards.push(ward);
  }
  if (hasAccount) await claimsAll(world, imam);
  const { matchmaking, guardianship, messaging } = world.modules;
  const matches: MatchId[] = [];
  for (const [n, ward] of wards.entries()) {
    const man = world.men[n]!;
    const request = { toProfileId: ward.profileId!, message: world.newWords() };
    await hoursPass(world, 2);
    await world.does(() => matchmaking.commands.send.execute(asActor(man), request));
    await hoursPass(world, 2);
    const { token } = world.decisionLinks().at(-1)!;
    await world.does(() => guardianship.commands.decideByLink.execute(token, { action: 'approve' }));
    const { id } = (await world.db('matchmaking.interest_request').where({ to_profile_id: ward.profileId! }).first())!;
    await world.does(() => matchmaking.commands.answer.execute(ward.profileId!, id, { action: 'accept' }));
    const match = (await world.db('matchmaking.match').where({ woman_profile_id: ward.profileId! }).first('id'))!;
    matches.push(match.id);
    await world.does(() => messaging.commands.send.execute(man.profileId!, match.id, { content: world.newWords() }));
  }
  await hoursPass(world, 2);
  const endedLinks = world.decisionLinks();
  await hoursPass(world, 8 * 24);
  return { matches, endedLinks: endedLinks.map(({ token }) => token) };
}

async function hoursPass(world: World, hours: number): Promise<void> {
  world.clock.set(after(world.clock.now(), hours * HOUR));
  await world.sweep();
}

const isOfWaitingItems = ({ mail }: StoredEmail): boolean => mail.mail.startsWith('approval');

async function threeDaysOf(world: World, hasAccount: boolean, moments: Moment[]): Promise<void> {
  const imam = world.men[3]!;
  const { guardianship, messaging } = world.modules;
  const { matches, endedLinks } = await threeWards(world, imam, hasAccount);
  const requestedFor = new Set<StoredEmail>();
  const decided = new Set<string>();
  const begin = world.clock.now();
  for (const [n, { minutesLater, messages, match, decides, renews }] of moments.entries()) {
    if (world.clock.now() > after(begin, THREE_DAYS)) break;
    world.clock.set(after(world.clock.now(), minutesLater * MINUTE));
    const from = world.men[match]!.profileId!;
    for (let count = 0; count < messages; count++) {
      const words = { content: world.newWords() };
      await world.does(() => messaging.commands.send.execute(from, matches[match]!, words));
    }
    if (renews || n === 0) {
      const before = world.mails.length;
      for (const link of n === 0 ? endedLinks : endedLinks.slice(match, match + 1))
        await world.does(() => guardianship.commands.renewLink.execute(link));
      for (const stored of world.mails.slice(before)) requestedFor.add(stored);
    }
    const newest = world.decisionLinks().findLast(({ token }) => !decided.has(token));
    if (decides && newest) {
      await world.does(() => guardianship.commands.decideByLink.execute(newest.token, { action: 'approve' }));
      decided.add(newest.token);
    }
    await world.sweep();
  }
  expect(requestedFor.size, 'new links that he asked for').toBeGreaterThan(0);
  await everyWaitingItemCanBeReached(world);

  const reminders = world.mails.filter(
    (stored) => isOfWaitingItems(stored) && stored.at > begin && !requestedFor.has(stored),
  );
  expect(reminders.length, 'e-mails in three days').toBeGreaterThan(20);
  expect(new Set(reminders.map(({ to }) => to))).toEqual(new Set([imam.email]));
  const gaps = reminders.slice(1).map(({ at }, n) => at.getTime() - reminders[n]!.at.getTime());
  expect(Math.min(...gaps), 'between two e-mails').toBeGreaterThanOrEqual(HOUR);
}

async function claimsAll(world: World, imam: Walker): Promise<void> {
  const { claim } = world.modules.guardianship.commands;
  for (const { mail } of world.mails.slice()) {
    const token = /guardian-claim\?token=(.+)$/.exec(mail.path ?? '')?.[1];
    if (token) await claim.execute({ token }, { ...NO_ORIGIN, accountId: imam.id }, 'en');
  }
  await world.sweep();
}

test.each([
  ['who has no account', false],
  ['who has an account', true],
])(
  'an imam %s, with several wards gets at most one email an hour, and learns of everything pending',
  async (_, hasAccount) => {
    const days = fc.asyncProperty(
      fc.array(fc.noBias(moment), { minLength: 250, maxLength: 250, size: 'max' }),
      (moments) => inWorld(product.current.application.kernel, (world) => threeDaysOf(world, hasAccount, moments)),
    );
    await expect(expectHolds(days, Number(process.env['WALKS'] ?? 1))).resolves.toBeUndefined();
  },
  Number(process.env['WALKS'] ?? 1) * 120_000,
);
