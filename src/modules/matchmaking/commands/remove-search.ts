import type { Actor } from '#kernel/actor.ts';
import { DomainError } from '#kernel/errors.ts';
import type { SavedSearchId } from '#kernel/values/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { SavedSearches } from '../domain/saved-search.ts';
import { profileOf } from '../index.ts';

/** Removes a saved search, which ends its digest. */
export class RemoveSearch extends UseCase<{ uow: UnitOfWork; searches: SavedSearches }> {
  /** @throws common.not-found if the member has no such search */
  execute(actor: Actor, id: SavedSearchId): Promise<void> {
    const { uow, searches } = this.ports;
    const profileId = profileOf(actor);
    return uow.run(async (tx) => {
      if (!(await searches.find(tx, profileId, id))) throw new DomainError('common.not-found');
      await searches.remove(tx, profileId, id);
    });
  }
}
