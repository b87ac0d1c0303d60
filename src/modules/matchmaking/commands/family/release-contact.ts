import type { Actor } from '#kernel/actor.ts';
import { DomainError } from '#kernel/errors.ts';
import { newId, type MatchId, type ReleaseId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { ReleaseKind } from '../../contracts/family/family-contact.ts';
import type { ReleaseView } from '../../contracts/family/family-contact.schema.ts';
import { releaseView } from '../../family/family-views.ts';
import { loadFamilyContact, type FamilyPorts } from '../../family/load-family-contact.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

interface ReleaseContactInput {
  kind: ReleaseKind;
  value?: string | undefined;
  callTimes?: string | undefined;
}

/** A guardian releases his number or address to the man, or contact through the staff where they offer it (R-C.1). */
export class ReleaseContact extends UseCase<FamilyPorts & Pick<UseCasePorts, 'throughStaff'>> {
  /**
   * @throws common.not-found, matchmaking.staff-contact-off, matchmaking.already-released, matchmaking.stage-too-early,
   * matchmaking.match-paused, matchmaking.match-ended
   */
  execute(actor: Actor, id: MatchId, { kind, value, callTimes }: ReleaseContactInput): Promise<ReleaseView> {
    const { uow, clock, familyContacts, throughStaff } = this.ports;
    return uow.run(async (tx) => {
      const { contact, acting } = await loadFamilyContact(tx, this.ports, { actor, id, role: 'guardian' });
      if (kind === 'staff' && !throughStaff()) throw new DomainError('matchmaking.staff-contact-off');
      const at = clock.now();
      const release = {
        id: newId<ReleaseId>(at),
        guardianId: acting!,
        accountId: actor.userId,
        kind,
        value: kind === 'staff' ? null : (value ?? null),
        callTimes: callTimes ?? null,
      };
      contact.release(release, at);
      await familyContacts.save(tx, contact);
      return releaseView(contact.state, contact.state.releases[0]!, { role: 'guardian', acting });
    });
  }
}
