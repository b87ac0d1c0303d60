import type { Language } from '#kernel/i18n/languages.ts';
import { hashOfToken, newToken, type InvitationId } from '#kernel/ids.ts';
import type { Visit } from '../../identity/index.ts';
import type { GuardianState } from '../domain/guardian.ts';
import { wardOfInvited } from '../domain/people.ts';
import { signsOfOnePerson } from '../domain/signs-of-one-person.ts';
import { emails } from '../emails.ts';
import { answerInvitation } from './answer-invitation.ts';
import { farewellLink } from './farewell-link.ts';
import type { GuardianPorts } from './ports.ts';

interface Verified {
  guardian: GuardianState;
  wardName: string;
  /** The one-time way to the guardian's own account; null where the staff look at him first. */
  claimPath: string | null;
}

/**
 * The named man proves his e-mail by the button behind the link that was sent to it, and is sent a link by which he can
 * set up an account, unless something suggests that he is his ward: then the staff look first. Throws what
 * `answerInvitation` and `wardOfInvited` throw.
 */
export class VerifyByLink {
  private readonly ports: GuardianPorts;
  constructor(ports: GuardianPorts) {
    this.ports = ports;
  }

  /** `language` is the one in which he answered: he is written to in it from then on. */
  execute(id: InvitationId, code: string, visit: Visit, language: Language): Promise<Verified> {
    const { clock, guardians, identity } = this.ports;
    return answerInvitation(this.ports, { id, code }, async (tx, guardian) => {
      const { name, wardId } = guardian.state;
      const ward = await wardOfInvited(tx, identity, guardian);
      const token = newToken();
      const traces = await identity.tracesOf(tx, wardId, visit);
      const signs = await signsOfOnePerson(tx, { guardians, people: identity }, { guardian, account: null }, traces);
      guardian.speak(language);
      guardian.verifyByLink(hashOfToken(token), signs, clock.now());
      const items = guardian.state.claim ? [farewellLink(guardian, ward.name)] : [];
      await guardians.save(tx, guardian);
      if (!guardian.state.claim) return { guardian: guardian.state, wardName: ward.name, claimPath: null };
      const claimPath = `/guardian-claim?token=${token}`;
      const values = { guardian: name, ward: ward.name };
      await identity.notify(tx, guardian.mailbox, emails.guardianVerified, { values, items, path: claimPath });
      return { guardian: guardian.state, wardName: ward.name, claimPath };
    });
  }
}
