import { expect } from 'vitest';
import { isFamilyStage } from '#modules/matchmaking/domain/match/match-stage.ts';
import type { MatchRow } from '#modules/matchmaking/infra/rows.ts';
import { inMatch, newest } from './choosing.ts';
import { asActor, type Step, type Walker, type World } from './world.ts';

/** Places in a match for `inMatch`, which it returns in three of four cases. */
const PLACES = { man: 0, guardian: 2 } as const;

interface Place {
  match: MatchRow;
  who: Walker;
}

/** Acts in a match as mostly the man or mostly her guardian. */
const actIn =
  (place: keyof typeof PLACES, act: (world: World, place: Place, step: Step) => Promise<unknown>) =>
  async (world: World, step: Step): Promise<void> => {
    const { a, b } = step;
    const { match, who } = await inMatch(world, a, b % 4 ? b * 3 + PLACES[place] : b);
    if (match && who) await act(world, { match, who }, step);
  };

const releasesIn = (world: World, match: MatchRow) =>
  world.db('matchmaking.contact_release').where({ match_id: match.id }).orderBy('id');

/** Facts from before somebody opens details: the match's status and stage, and her acting guardian. */
async function openable(world: World, { match }: Place) {
  const acting = await world.db('guardianship.guardian').where({ ward_id: world.woman.id, acting: true }).first();
  return { status: match.status, isFamilyStage: isFamilyStage(match.stage), acting };
}

/** How families speak (R-C.1 to R-C.3). Acts check right away that nobody else could do what succeeded. */
export const familyActs = {
  'shares a number': actIn('guardian', (world, { match, who }, { c }) => {
    const { release } = world.modules.matchmaking.commands.family;
    const callTimes = c % 2 ? world.newWords() : undefined;
    const shared = { kind: c % 3 ? ('phone' as const) : ('address' as const), value: world.newWords(), callTimes };
    return world.does(() => release.execute(asActor(who), match.id, shared));
  }),
  'stops sharing': actIn('guardian', async (world, { match, who }, { c }) => {
    const release = newest(await releasesIn(world, match), c);
    const { endRelease } = world.modules.matchmaking.commands.family;
    if (release) await world.does(() => endRelease.execute(asActor(who), match.id, release.id));
  }),
  'opens a number': actIn('man', async (world, { match, who }, { c }) => {
    const release = newest(await releasesIn(world, match), c >> 2);
    const { openRelease } = world.modules.matchmaking.commands.family;
    if (!release) return;
    const { acting, ...before } = await openable(world, { match, who });
    const refusal = await world.does(() => openRelease.execute(asActor(who), match.id, release.id));
    if (refusal !== null) return;
    expect(
      { ...before, by: who.profileId, of: acting?.id, endedAt: release.ended_at },
      'only the man opens what her acting guardian shares',
    ).toEqual({
      status: 'active',
      isFamilyStage: true,
      by: match.man_profile_id,
      of: release.guardian_id,
      endedAt: null,
    });
  }),
  'asks for a relative': actIn('guardian', (world, { match, who }) => {
    const { requestRelative } = world.modules.matchmaking.commands.family;
    return world.does(() => requestRelative.execute(asActor(who), match.id));
  }),
  'names a relative': actIn('man', (world, { match, who }, { c }) => {
    const { nameRelative } = world.modules.matchmaking.commands.family;
    const email = c % 3 ? `relative-${c}@walk.example` : undefined;
    const relative = { name: 'Hamid', relation: world.newWords(), phone: world.newWords(), email };
    return world.does(() => nameRelative.execute(asActor(who), match.id, relative));
  }),
  'opens a relative': actIn('guardian', async (world, { match, who }) => {
    const { openRelative } = world.modules.matchmaking.commands.family;
    const { acting, ...before } = await openable(world, { match, who });
    const refusal = await world.does(() => openRelative.execute(asActor(who), match.id));
    if (refusal === null)
      expect({ ...before, by: who.id }, 'only her acting guardian opens a relative').toEqual({
        status: 'active',
        isFamilyStage: true,
        by: acting?.account_id,
      });
  }),
  async 'says no as a relative'(world: World, { a }: Step): Promise<void> {
    const { declineAsRelative } = world.modules.matchmaking.commands.family;
    const tokens = world.mails.flatMap(({ mail }) => /^\/decide\/relative\/([\w-]+)$/.exec(mail.path ?? '')?.[1] ?? []);
    const token = newest(tokens, a % 3);
    if (token) await world.does(() => declineAsRelative.execute(token));
  },
};

/** Shared details end with their match, and with the part of the guardian who shared them. */
export async function sharedDetailsEnd(world: World): Promise<void> {
  const { rows } = await world.db.raw(`
    select 'release' as what, r.id from matchmaking.contact_release r join matchmaking.match m on m.id = r.match_id
      left join guardianship.guardian g on g.id = r.guardian_id
      where r.ended_at is null and (m.status = 'ended' or g.state is distinct from 'verified')
    union all
    select 'relative', m.id from matchmaking.named_relative r join matchmaking.match m on m.id = r.match_id
      where r.name is not null and m.status = 'ended'`);
  expect(rows, 'no details outlive their match or their guardian').toEqual([]);
}
