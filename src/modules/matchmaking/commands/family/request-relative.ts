import type { Actor } from '#kernel/actor.ts';
import type { MatchId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { RelativeView } from '../../contracts/family/family-contact.schema.ts';
import { relativeView } from '../../family/family-views.ts';
import { loadFamilyContact, type FamilyPorts } from '../../family/load-family-contact.ts';

/** A guardian asks the man to name a relative with whom he can speak (R-C.1). Idempotent. */
export class RequestRelative extends UseCase<FamilyPorts> {
  /**
   * @throws common.not-found, matchmaking.relative-already-named, matchmaking.too-many-relatives,
   * matchmaking.stage-too-early, matchmaking.match-paused, matchmaking.match-ended
   */
  execute(actor: Actor, id: MatchId): Promise<RelativeView> {
    const { uow, clock, familyContacts } = this.ports;
    return uow.run(async (tx) => {
      const { contact } = await loadFamilyContact(tx, this.ports, { actor, id, role: 'guardian' });
      contact.requestRelative(clock.now());
      await familyContacts.save(tx, contact);
      return relativeView(contact.state, 'guardian', { details: null, hasEmail: null })!;
    });
  }
}
