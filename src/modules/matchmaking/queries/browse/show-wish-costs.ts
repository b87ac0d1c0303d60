import type { Actor } from '#kernel/actor.ts';
import { runQuery } from '#kernel/persistence/json-query.ts';
import { UseCase } from '#kernel/use-case.ts';
import { COUNTED_TO, VIEWER_FACTS } from '../../browse/browse-list.ts';
import { countLists } from '../../browse/count-lists.ts';
import { filtersOf, type SearchInput } from '../../browse/filters.ts';
import { viewerOf, type ViewerPorts } from '../../browse/viewer.ts';
import type { WishCosts } from '../../contracts/browse.schema.ts';
import { hardWishesOf } from '../../domain/hard-wishes.ts';
import type { Profile } from '../../domain/profile.ts';
import { OWN_PROFILE } from '../../infra/profiles-repository.ts';

/**
 * Counts how many more profiles the list would have without each filter in use, and without each dealbreaker of the
 * viewer's own (R-I.1). A guardian reads the filters only: her dealbreakers are hers.
 */
export class ShowWishCosts extends UseCase<ViewerPorts> {
  async execute(actor: Actor, input: SearchInput, { newOnly = false } = {}): Promise<WishCosts> {
    const { db, clock } = this.ports;
    const now = clock.now();
    const { wardProfileId, ...given } = input;
    const viewer = await viewerOf(this.ports, actor, wardProfileId);
    const { profileId: me, looksFor, never } = viewer;
    const facts = await runQuery(db, VIEWER_FACTS, { me, today: now, now });
    const filters = filtersOf(given, newOnly);
    const own = viewer.isOwn ? await runQuery(db, OWN_PROFILE, { accountId: actor.userId }) : null;
    const withoutFilter = Object.entries(given)
      .filter(([, value]) => value !== undefined)
      .map(([name]) => ({ name, filters: filtersOf({ ...given, [name]: undefined }, newOnly), facts }));
    const withoutWish = factsWithoutEach(own).map(({ name, hard }) => ({
      name,
      filters,
      facts: { ...facts, ...hard },
    }));
    const lists = [...withoutFilter, ...withoutWish];
    if (lists.length === 0) return { filters: [], hardWishes: [] };
    const looking = { me, looksFor, today: now, never };
    const [present = 0, ...counts] = await countLists(db, looking, [{ filters, facts }, ...lists]);
    // Both lists are longer than is counted: the difference is unknown.
    if (present > COUNTED_TO) return { filters: [], hardWishes: [] };
    const costs = counts.map((count, n) => ({
      name: lists[n]!.name,
      more: Math.min(count, COUNTED_TO) - present,
      isAtLeast: count > COUNTED_TO,
    }));
    return { filters: costs.slice(0, withoutFilter.length), hardWishes: costs.slice(withoutFilter.length) };
  }
}

/** The facts that a member's dealbreakers rule out, without each one of them. */
function factsWithoutEach(profile: Profile | null) {
  // Without consent nothing is compared.
  if (!profile?.hasConsent) return [];
  const { statedOnly: stated } = profile;
  const hardWishes = stated.hardWishes ?? [];
  return hardWishes.map((name) => ({
    name,
    hard: hardWishesOf({ ...stated, hardWishes: hardWishes.filter((wish) => wish !== name) }),
  }));
}
