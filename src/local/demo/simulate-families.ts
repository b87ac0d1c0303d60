import type { Actor } from '#kernel/actor.ts';
import { nameRelative } from '#modules/matchmaking/contracts/family/family-contact.schema.ts';
import type { MatchId } from '#kernel/values/ids.ts';
import type { Story } from './backdated-commands.ts';

/** How the families of a match got in contact: a number, which the man opened, and a relative of his. */
export interface FamiliesSeed {
  phone: string;
  callTimes: string;
  at: Date;
  openedAt: Date;
  requestedAt: Date;
  relative: { name: string; relation: string; phone: string; email: string };
  namedAt: Date;
}

/** The acts of the guardian and the man, each with its time. */
export function familyActs(
  story: Story,
  { phone, callTimes, relative, at, openedAt, requestedAt, namedAt }: FamiliesSeed,
  { matchId, man, guardian }: { matchId: MatchId; man: Actor; guardian: Actor },
): { at: Date; act: () => Promise<unknown> }[] {
  const { release, openRelease, requestRelative, nameRelative: name } = story.modules.matchmaking.commands.family;
  const open = async () => {
    const { id } = (await story.db('matchmaking.contact_release').where({ match_id: matchId }).first('id'))!;
    return openRelease.execute(man, matchId, id);
  };
  const acts = [
    { at, run: () => release.execute(guardian, matchId, { kind: 'phone', value: phone, callTimes }) },
    { at: requestedAt, run: () => requestRelative.execute(guardian, matchId) },
    { at: openedAt, run: open },
    { at: namedAt, run: () => name.execute(man, matchId, nameRelative.body.parse(relative)) },
  ];
  return acts.map(({ at: when, run }) => ({ at: when, act: () => story.at<unknown>(when, run) }));
}
