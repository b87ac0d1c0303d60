import { expect } from 'vitest';
import { after, HOUR } from '#kernel/clock.ts';
import { feedbackAnswers, placeKinds } from '#modules/matchmaking/contracts/meeting/meeting.ts';
import type { MatchRow, MeetingRow } from '#modules/matchmaking/infra/rows.ts';
import type { MeetingActor } from '#modules/matchmaking/meeting/load-meeting.ts';
import { inMatch, newest } from './choosing.ts';
import { pathOf } from './path-of.ts';
import { asActor, type Step, type Walker, type World } from './world.ts';

interface Place {
  match: MatchRow;
  who: Walker;
  by: MeetingActor;
}

/** Acts as one of the three of a match, on the pages of members or of guardians. */
const actIn =
  (act: (world: World, place: Place, step: Step) => Promise<unknown>) =>
  async (world: World, step: Step): Promise<void> => {
    const { match, who } = await inMatch(world, step.a, step.b);
    if (!match || !who) return;
    const isMember = [match.man_profile_id, match.woman_profile_id].some((id) => id === who.profileId);
    const by = { actor: asActor(who), id: match.id, as: isMember ? 'member' : 'guardian' } as const;
    await act(world, { match, who, by }, step);
  };

/** Acts on a meeting, mostly on the newest one. */
const actOn = (act: (world: World, place: Place & { meeting: MeetingRow }, step: Step) => Promise<unknown>) =>
  actIn(async (world, place, step) => {
    const meetings = await world.db('matchmaking.meeting').where({ match_id: place.match.id }).orderBy('id');
    const meeting = newest(meetings, step.c % 4 ? 0 : step.c >> 2);
    if (meeting) await act(world, { ...place, meeting }, step);
  });

const times = (world: World, n: number): Date[] =>
  [1, 2, 3].slice(0, 1 + (n % 3)).map((hours) => after(world.clock.now(), (hours + (n % 5)) * HOUR));

/** How the three of a match agree on a meeting (R-B.1 to R-B.6). */
export const meetingActs = {
  'proposes a meeting': actIn(async (world, { by }, { c }) => {
    const { propose } = world.modules.matchmaking.commands.meetings;
    await world.does(() =>
      propose.execute(asActor(world.everybody().find(({ id }) => id === by.actor.userId)!), by.id, by.as, {
        times: times(world, c),
        zone: 'Europe/London',
        place: { kind: placeKinds[c % 3]!, words: world.newWords() },
        present: [world.newWords()],
        companion: c % 2 ? world.newWords() : undefined,
      }),
    );
  }),
  'confirms a meeting': actOn(async (world, { meeting, by }, { c }) => {
    const { confirm } = world.modules.matchmaking.commands.meetings;
    const time = meeting.times[(c >> 3) % meeting.times.length]!;
    await world.does(() => confirm.execute(by, meeting.id, { time }));
  }),
  'moves a meeting': actOn((world, { meeting, by }, { c }) => {
    const { move } = world.modules.matchmaking.commands.meetings;
    return world.does(() => move.execute(by, meeting.id, times(world, c)));
  }),
  'cancels a meeting': actOn((world, { meeting, by }, { c }) => {
    const { cancel } = world.modules.matchmaking.commands.meetings;
    return world.does(() => cancel.execute(by, meeting.id, c % 2 ? world.newWords() : undefined));
  }),
  'says how a meeting was': actOn(async (world, { match, meeting, who, by }, { c }) => {
    const { answer } = world.modules.matchmaking.commands.meetings;
    const others = world.everybody().filter(({ id }) => id !== who.id);
    const read = () => Promise.all(others.map((one) => pathOf(world, one, match.id, sideOf(match, one))));
    const before = [await read(), world.mails.length];
    const said = feedbackAnswers[c % feedbackAnswers.length]!;
    await world.does(() => answer.execute(asActor(who), by.id, meeting.id, said));
    expect([await read(), world.mails.length], 'nobody else learns how a meeting was').toEqual(before);
  }),
};

const sideOf = (match: MatchRow, { profileId }: Walker) =>
  profileId === match.man_profile_id || profileId === match.woman_profile_id ? 'member' : 'guardian';

/** Meetings end with their match, and with the part of the guardian with whom they were agreed. */
export async function meetingsEnd(world: World): Promise<void> {
  const { rows } = await world.db.raw(
    `
    select t.id from matchmaking.meeting t join matchmaking.match m on m.id = t.match_id
      left join guardianship.guardian g on g.id = t.guardian_id
      where t.state <> 'cancelled' and t.times[cardinality(t.times)] > ?
        and coalesce(t.agreed_time, t.times[cardinality(t.times)]) > ?
        and (m.status = 'ended' or g.state is distinct from 'verified')`,
    [world.clock.now(), world.clock.now()],
  );
  expect(rows, 'no meeting that is ahead outlives its match or its guardian').toEqual([]);
}
