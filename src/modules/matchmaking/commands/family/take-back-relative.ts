import type { Actor } from '#kernel/actor.ts';
import type { MatchId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import { loadFamilyContact, type FamilyPorts } from '../../family/load-family-contact.ts';

/** The man takes back the details of his relative, which are deleted (R-C.3). Idempotent. */
export class TakeBackRelative extends UseCase<FamilyPorts> {
  /** @throws common.not-found */
  execute(actor: Actor, id: MatchId): Promise<void> {
    const { uow, familyContacts } = this.ports;
    return uow.run(async (tx) => {
      const { contact } = await loadFamilyContact(tx, this.ports, { actor, id, role: 'man' });
      contact.takeBackRelative();
      await familyContacts.save(tx, contact);
    });
  }
}
