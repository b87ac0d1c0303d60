import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { newId, type SavedSearchId } from '#kernel/values/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { SearchForm } from '../contracts/saved-searches.schema.ts';
import { saveSearch, type SavedSearches } from '../domain/saved-search.ts';
import { profileOf } from '../index.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  searches: SavedSearches;
}

export class SaveSearch extends UseCase<Ports> {
  /** @throws matchmaking.profile-required, matchmaking.too-many-searches */
  execute(actor: Actor, form: SearchForm): Promise<SavedSearchId> {
    const { uow, clock, searches } = this.ports;
    const profileId = profileOf(actor);
    return uow.run(async (tx) => {
      const at = clock.now();
      const others = await searches.count(tx, profileId);
      const search = saveSearch({ id: newId<SavedSearchId>(at), profileId }, form, { others, at });
      await searches.save(tx, search);
      return search.id;
    });
  }
}
