import type { Actor } from '#kernel/actor.ts';
import { newId, type SavedSearchId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { SearchForm } from '../contracts/saved-searches.schema.ts';
import { saveSearch } from '../domain/saved-search.ts';
import { profileOf } from '../index.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

export class SaveSearch extends UseCase<Pick<UseCasePorts, 'uow' | 'clock' | 'searches'>> {
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
