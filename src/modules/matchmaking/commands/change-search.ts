import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import type { SavedSearchId } from '#kernel/values/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { SearchForm } from '../contracts/saved-searches.schema.ts';
import { changeSearch, type SavedSearches } from '../domain/saved-search.ts';
import { profileOf } from '../index.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  searches: SavedSearches;
}

export class ChangeSearch extends UseCase<Ports> {
  /** @throws common.not-found if the member has no such search */
  execute(actor: Actor, id: SavedSearchId, changes: SearchForm): Promise<void> {
    const { uow, clock, searches } = this.ports;
    return uow.run(async (tx) => {
      const search = await searches.find(tx, profileOf(actor), id);
      if (!search) throw new DomainError('common.not-found');
      await searches.save(tx, changeSearch(search, changes, clock.now()));
    });
  }
}
