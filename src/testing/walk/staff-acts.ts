import { after, DAY, isoDay } from '#kernel/clock.ts';
import { userId } from '#kernel/contracts/ids.ts';
import { UTC } from '#kernel/values/local-day.ts';
import type { GuardianId, UserId } from '#kernel/values/ids.ts';
import { safetyAnswers } from '#modules/guardianship/contracts/safety.ts';
import { asActor, waliOf, type Step, type World } from './world.ts';

export const reason = 'a walk';
const COLLEAGUES = ['a', 'b'].map((last) => userId.parse(`00000000-0000-7000-8000-00000000000${last}`)) as [
  UserId,
  UserId,
];

/** One of two staff members outside the walk; sometimes she or one of the men, as if they had joined the staff. */
export const byStaff = (world: World, n: number) => {
  const joined = [world.woman, world.men[n % world.men.length]!, null, null, null, null][n % 6];
  const admin = joined ? asActor(joined) : { ...asActor(world.woman), userId: COLLEAGUES[n % 2]! };
  return { admin: { ...admin, role: 'admin' as const }, reason, requestId: 'walk' };
};
export const herGuardian = (world: World): Promise<{ id: GuardianId; account_id: UserId | null } | undefined> =>
  world.db('guardianship.guardian').where({ state: 'verified' }).first('id', 'account_id');

const act =
  (name: 'openDispute' | 'askSafety' | 'proposeAct' | 'hold' | 'endHold') =>
  async (world: World, { b }: Step) => {
    const guardian = await herGuardian(world);
    const command = world.modules.guardianship.commands[name];
    if (guardian) await world.does(() => command.execute({ id: guardian.id, reason }, byStaff(world, b)));
  };
/** One of the next days, or one that is refused. */
const someDay = (world: World, n: number): string => isoDay(after(world.clock.now(), ((n % 18) - 1) * DAY));

/** Acts of the staff about her guardian, and her answers and postponed notices. */
export const staffActs = {
  'is disputed': act('openDispute'),
  'gets the safety question': act('askSafety'),
  'has acting proposed': act('proposeAct'),
  'is held': act('hold'),
  'is held no longer': act('endHold'),
  async 'answers if it is safe'(world: World, { a, b }: Step) {
    const { answerSafety } = world.modules.guardianship.commands;
    const answer = safetyAnswers[a % safetyAnswers.length]!;
    await world.does(() => answerSafety.execute(world.woman.id, { answer, from: someDay(world, b) }, UTC));
  },
  async 'names another unnoticed'(world: World, { a, b }: Step) {
    const { name } = world.modules.guardianship.commands;
    const man = world.men[a % world.men.length]!;
    await world.db('guardianship.guardian').update({ replaced_at: null });
    const before = await world.snapshot();
    await world.does(() => name.execute(world.woman.id, { ...waliOf(man), notifyFrom: someDay(world, b) }));
    world.forgetCorrected(before, await world.snapshot());
  },
  async 'leaves unnoticed'(world: World, { b }: Step) {
    await world.change(world.woman, (account) =>
      account.leave(world.clock.now(), after(world.clock.now(), (1 + (b % 14)) * DAY)),
    );
  },
  async 'has a dispute resolved'(world: World, { a, b }: Step) {
    const guardian = await herGuardian(world);
    const { resolveDispute } = world.modules.guardianship.commands;
    const outcome = a % 4 ? ('dismissed' as const) : ('upheld' as const);
    if (guardian) await world.does(() => resolveDispute.execute({ id: guardian.id, outcome }, byStaff(world, b)));
  },
  async 'is checked'(world: World, { a, b }: Step) {
    const guardian = await herGuardian(world);
    const { confirmCheck, refuseCheck } = world.modules.guardianship.commands;
    if (guardian) await world.does(() => (a % 4 ? confirmCheck : refuseCheck).execute(guardian.id, byStaff(world, b)));
  },
};
