import type { Actor } from '#kernel/actor.ts';
import { DomainError } from '#kernel/errors.ts';
import type { MatchId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { OpenedRelative } from '../../contracts/family/family-contact.schema.ts';
import { loadFamilyContact, type FamilyPorts } from '../../family/load-family-contact.ts';

/** A guardian opens the details of the man's relative; each press is counted (R-C.3). */
export class OpenRelative extends UseCase<FamilyPorts> {
  /** @throws common.not-found, matchmaking.no-relative, matchmaking.match-paused */
  execute(actor: Actor, id: MatchId): Promise<OpenedRelative> {
    const { uow, familyContacts } = this.ports;
    return uow.run(async (tx) => {
      const { contact } = await loadFamilyContact(tx, this.ports, { actor, id, role: 'guardian' });
      contact.openRelative();
      await familyContacts.save(tx, contact);
      const details = await familyContacts.openRelative(tx, id);
      if (!details) throw new DomainError('matchmaking.no-relative');
      return details;
    });
  }
}
