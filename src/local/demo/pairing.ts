import type { Member, Sister } from './cast.ts';
import type { ProfileFacts } from './texts.ts';

/** Facts that texts to or about a person may mention. */
export const statedBy = ({ profile, past }: Member): ProfileFacts => ({
  life: past.life,
  hasChildren: past.children.length > 0,
  interest: profile?.hobbiesInterests?.[0],
  city: profile?.location ?? '',
});

/** Pairs plausible people: no pair twice, and nobody with far more requests than others. */
export class PairMatcher {
  private readonly taken = new Map<Member, number>();
  private readonly pairs = new Set<string>();

  /** The best of these men for her; each call counts as a request of his. */
  brotherFor(sister: Sister, among: readonly Member[]): Member {
    return this.best(among, (brother) => [brother, sister]);
  }

  sisterFor(brother: Member, among: readonly Sister[]): Sister {
    return this.best(among, (sister) => [brother, sister]);
  }

  private best<T extends Member>(among: readonly T[], pairOf: (candidate: T) => [Member, Member]): T {
    const distance = (candidate: T) => {
      const [brother, sister] = pairOf(candidate);
      return distanceOf(brother, sister) + 6 * (this.taken.get(candidate) ?? 0);
    };
    const free = among.filter((candidate) => !this.pairs.has(keyOf(pairOf(candidate))));
    const [nearest] = free.toSorted((a, b) => distance(a) - distance(b));
    if (!nearest) throw new Error('Nobody is left to ask');
    this.taken.set(nearest, (this.taken.get(nearest) ?? 0) + 1);
    this.pairs.add(keyOf(pairOf(nearest)));
    return nearest;
  }
}

const keyOf = ([brother, sister]: [Member, Member]): string => `${brother.email} ${sister.email}`;

/** Implausibility of a pair, above all by age and school. */
function distanceOf({ profile: his }: Member, { profile: hers }: Member): number {
  if (!his || !hers) return Infinity;
  const isShia = (profile: typeof his) => profile.sectMadhab === 'shia';
  const older = Number(his.age) - Number(hers.age);
  return (
    Math.abs(older - 3) +
    (isShia(his) === isShia(hers) ? 0 : 40) +
    (his.currentMaritalStatus === 'currently_married' ? 40 : 0) +
    (his.location === hers.location ? -2 : 0)
  );
}
