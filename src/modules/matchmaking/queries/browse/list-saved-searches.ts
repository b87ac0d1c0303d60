import type { Actor } from '#kernel/actor.ts';
import { prepared } from '#kernel/persistence/prepared.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { SavedSearch } from '../../contracts/saved-searches.schema.ts';
import { emails } from '../../emails.ts';
import { profileOf } from '../../index.ts';
import { searchesOf } from '../../infra/saved-searches-repository.ts';
import { IS_DISCOVERABLE_QUERY } from '../../browse/browse-sql.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

/** A member's saved searches, the oldest first, each with the reason why its digest is paused, if it is. */
export class ListSavedSearches extends UseCase<Pick<UseCasePorts, 'db' | 'clock' | 'seals' | 'identity'>> {
  async execute(actor: Actor): Promise<SavedSearch[]> {
    const { db, seals } = this.ports;
    const rows = await db('matchmaking.saved_search')
      .where({ profile_id: profileOf(actor) })
      .orderBy('id');
    const onHold = await this.emailPauseReason(actor);
    return (await searchesOf(seals, rows)).map(({ id, name, filters, digest, createdAt }) => ({
      id,
      name,
      filters,
      digest,
      emailPausedBecause: digest === 'none' ? null : onHold,
      createdAt: createdAt.toISOString(),
    }));
  }

  private async emailPauseReason(actor: Actor): Promise<SavedSearch['emailPausedBecause']> {
    const { db, clock, identity } = this.ports;
    if (!(await identity.takesEmails(db, actor.userId, emails.savedSearchDigest.setting!))) return 'switched-off';
    const [row] = await prepared(db, IS_DISCOVERABLE_QUERY, { me: profileOf(actor), now: clock.now() });
    return row ? null : 'not-discoverable';
  }
}
