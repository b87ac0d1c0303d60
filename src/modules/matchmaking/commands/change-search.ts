import type { Actor } from '#kernel/actor.ts';
import { DomainError } from '#kernel/errors.ts';
import type { SavedSearchId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { SearchForm } from '../contracts/saved-searches.schema.ts';
import { changeSearch } from '../domain/saved-search.ts';
import { profileOf } from '../index.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

export class ChangeSearch extends UseCase<Pick<UseCasePorts, 'uow' | 'clock' | 'searches'>> {
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
