import type { Actor } from '#kernel/actor.ts';
import { DomainError } from '#kernel/errors.ts';
import type { SavedSearchId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import { profileOf } from '../index.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/** Removes a saved search, which ends its digest. */
export class RemoveSearch extends UseCase<Pick<UseCasePorts, 'uow' | 'searches'>> {
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
