import { after, HOUR } from '#kernel/clock.ts';
import { meetingId } from '#kernel/contracts/ids.ts';
import type { MatchId } from '#kernel/values/ids.ts';
import { NO_ORIGIN } from '#modules/identity/index.ts';
import { asActor, type Walker, type World } from './world.ts';

/** Runs the consequences of what came before. */
const runConsequences = (world: World) => world.does(async () => undefined);

/**
 * Gives her guardian an account, and her a match with both suitors, one of them just before an engagement. In three of
 * four cases they wish the engagement, and her guardian has begun to end the other match: few walks get there.
 */
export async function beginWithMatches(world: World, which: number): Promise<void> {
  const [yusuf, bilal, , ibrahim] = world.men as [Walker, Walker, Walker, Walker];
  const token = world.mails.map(({ mail }) => /guardian-claim\?token=(.+)$/.exec(mail.path ?? '')?.[1]).find(Boolean);
  const { claim, decide } = world.modules.guardianship.commands;
  const { send, answer, moveStage, changeStatus } = world.modules.matchmaking.commands;
  await claim.execute({ token: token! }, { ...NO_ORIGIN, accountId: ibrahim.id }, 'en');
  for (const man of [yusuf, bilal]) {
    const id = await send.execute(asActor(man), { toProfileId: world.woman.profileId!, message: world.newWords() });
    const { id: item } = (await world.db('guardianship.approval').where({ subject_id: id }).first('id'))!;
    await decide.execute(ibrahim.id, item, { action: 'approve' });
    await answer.execute(world.woman.profileId!, id, { action: 'accept' });
    await runConsequences(world);
  }
  // Moves one match up to the stage before an engagement.
  const { id } = (await world.db('matchmaking.match').where({ man_profile_id: yusuf.profileId! }).first('id'))!;
  for (const stage of ['family_introduction', 'meeting_arranged', 'serious_consideration'] as const) {
    for (const who of [yusuf, world.woman, ibrahim].slice(0, stage === 'family_introduction' ? 2 : 3))
      await moveStage.execute(asActor(who), id, { stage, words: world.newWords() });
    await runConsequences(world);
  }
  await agreeOnMeeting(world, id, [yusuf, world.woman, ibrahim]);
  if (which % 4 === 0) return;
  const other = (await world.db('matchmaking.match').where({ man_profile_id: bilal.profileId! }).first('id'))!;
  await changeStatus.execute(asActor(ibrahim), other.id, { status: 'ended', reason: world.newWords() });
  await runConsequences(world);
  for (const who of [yusuf, world.woman])
    await moveStage.execute(asActor(who), id, { stage: 'engagement', words: world.newWords() });
  await runConsequences(world);
}

/** The three agree on a meeting soon, so that many walks get to what comes after it. */
async function agreeOnMeeting(world: World, id: MatchId, [man, woman, guardian]: [Walker, Walker, Walker]) {
  const { propose, confirm } = world.modules.matchmaking.commands.meetings;
  const time = after(world.clock.now(), 6 * HOUR);
  const meeting = await propose.execute(asActor(guardian), id, 'guardian', {
    times: [time],
    zone: 'Europe/London',
    place: { kind: 'public', words: world.newWords() },
    present: [world.newWords()],
  });
  for (const who of [man, woman])
    await confirm.execute({ actor: asActor(who), id, as: 'member' }, meetingId.parse(meeting.id), { time });
  await runConsequences(world);
}

/** Lets her decline a man's request for good, so that he has reason to try again. */
export async function beginWithExclusion(world: World): Promise<void> {
  const { send, answer } = world.modules.matchmaking.commands;
  const { decideByLink } = world.modules.guardianship.commands;
  const her = world.woman.profileId!;
  const id = await send.execute(asActor(world.men[2]!), { toProfileId: her, message: world.newWords() });
  await runConsequences(world);
  await decideByLink.execute(world.decisionLinks().at(-1)!.token, { action: 'approve' });
  await answer.execute(her, id, { action: 'decline', never: true });
  await runConsequences(world);
}
