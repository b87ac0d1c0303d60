import type { SeenProfile } from '../../matchmaking/contracts/profiles.ts';
import { fill } from '#kernel/i18n/catalogue.ts';
import person from '#kernel/i18n/en/person.json' with { type: 'json' };

/** The first line about a person: age, place, work, marital status, children. */
export function factsOf(profile: SeenProfile): string {
  const status = profile.currentMaritalStatus && person.options.currentMaritalStatus[profile.currentMaritalStatus];
  return [profile.age, profile.location, profile.occupation, status, childrenOf(profile)].filter(Boolean).join(' · ');
}

function childrenOf({ hasChildren, numberOfChildren: count }: SeenProfile): string {
  if (!hasChildren) return '';
  if (!count) return person.hasChildren;
  return fill(count === 1 ? person.children_one : person.children_other, { count });
}
