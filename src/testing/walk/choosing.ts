import type { MatchRow } from '#modules/matchmaking/infra/rows.ts';
import type { Walker, World } from './world.ts';

export const pick = <T>(from: readonly T[], n: number): T | undefined => from[n % Math.max(1, from.length)];
export const newest = <T>(from: readonly T[], n: number): T | undefined => from.at(-1 - (n % Math.max(1, from.length)));

/** Returns a person whose account meets the condition, or anybody if there is none. */
export async function whoIs(world: World, role: string, n: number): Promise<Walker> {
  const ids = await world.db('identity.account').whereRaw(role).pluck('id');
  const listed = world.everybody().filter(({ id }) => ids.includes(id));
  return pick(listed.length > 0 ? listed : world.everybody(), n)!;
}

/** Returns a row, mostly one in the state `waiting`, counted from the newest. */
export async function one<Row>(world: World, table: string, waiting: object, n: number): Promise<Row | undefined> {
  const all = world.db(table).orderBy('id');
  return newest<Row>(await (n % 4 ? all.where(waiting) : all), n >> 2);
}

/** Returns a match, mostly a running one, and mostly one of its participants or her guardian. */
export async function inMatch(
  world: World,
  a: number,
  b: number,
): Promise<{ match?: MatchRow | undefined; who?: Walker | undefined }> {
  const all = world.db('matchmaking.match').orderBy('id');
  const match = newest<MatchRow>(await (a % 4 ? all.whereIn('status', ['active', 'paused']) : all), a >> 2);
  if (!match || b % 8 === 0) return { match, who: pick(world.everybody(), b >> 3) };
  const guardian = await world.db('guardianship.guardian').where({ state: 'verified' }).first('account_id');
  const candidates = [
    world.everybody().find(({ profileId }) => profileId === match.man_profile_id),
    world.woman,
    world.men.find(({ id }) => id === guardian?.account_id),
  ];
  return { match, who: candidates[b % 3] };
}
