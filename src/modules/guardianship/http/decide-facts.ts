import type { SeenProfile } from '../../matchmaking/contracts/profiles.ts';
import { fill } from '#kernel/i18n/catalogue.ts';
import person from '#kernel/i18n/en/person.json' with { type: 'json' };

/** The first line about a person: age, place, work, marital status and a brother's wives, children. */
export function factsOf(profile: SeenProfile): string {
  const { age, location, occupation, currentMaritalStatus, numberOfWives } = profile;
  const status = currentMaritalStatus && person.options.currentMaritalStatus[currentMaritalStatus];
  const wives = numberOfWives && counted('wives', numberOfWives);
  return [age, location, occupation, status, wives, childrenOf(profile)].filter(Boolean).join(' · ');
}

function childrenOf({ hasChildren, numberOfChildren }: SeenProfile): string {
  if (!hasChildren) return '';
  return numberOfChildren ? counted('children', numberOfChildren) : person.hasChildren;
}

const counted = (what: 'wives' | 'children', count: number): string =>
  fill(person[`${what}_${count === 1 ? 'one' : 'other'}`], { count });
