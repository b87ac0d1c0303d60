import { normalEmail } from '#kernel/values/email-address.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import { hashOfToken, newToken, type InvitationId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { RequestOrigin } from '../../identity/index.ts';
import type { Guardian, GuardianAccount, GuardianState } from '../domain/guardian.ts';
import { suitableAccount, wardOfInvited, type Person } from '../domain/people.ts';
import { selfGuardianshipSignals } from '../domain/self-guardianship-signals.ts';
import { emails } from '../emails.ts';
import { answerInvitation } from './answer-invitation.ts';
import { stepDownLink } from './step-down-link.ts';
import type { GuardianPorts } from './ports.ts';
import { speakAsOne } from './sync-language.ts';

interface Verified {
  guardian: GuardianState;
  wardName: string;
  /** The one-time way to the guardian's own account; null where he has it, or the staff look at him first. */
  claimPath: string | null;
}

/**
 * The named man proves his e-mail by the button behind the link that was sent to it, and is sent a link by which he can
 * set up an account, unless something suggests that he is his ward: then the staff look first. Where he is signed in to
 * an account which proved the same address, that one acts as he at once. Throws what `answerInvitation` and
 * `wardOfInvited` throw.
 */
export class VerifyByLink {
  private readonly ports: GuardianPorts;
  constructor(ports: GuardianPorts) {
    this.ports = ports;
  }

  /** `language` is the one in which he answered: he is written to in it from then on. */
  execute(id: InvitationId, code: string, visit: RequestOrigin, language: Language): Promise<Verified> {
    const { clock, guardians, identity } = this.ports;
    return answerInvitation(this.ports, { id, code }, async (tx, guardian) => {
      const { name, wardId } = guardian.state;
      const ward = await wardOfInvited(tx, identity, guardian);
      const account = await this.accountOfInvited(tx, visit, { guardian, ward });
      const traces = await identity.sharedDeviceSignals(tx, wardId, visit);
      const signs = await selfGuardianshipSignals(tx, { guardians, people: identity }, { guardian, account }, traces);
      guardian.speak(language);
      if (account) {
        guardian.verifySignedIn(account, ward, signs, clock.now());
        if (!guardian.state.check) await speakAsOne(tx, identity, { guardian, account: account.userId, language });
        await guardians.save(tx, guardian);
        return { guardian: guardian.state, wardName: ward.name, claimPath: null };
      }
      const token = newToken();
      guardian.verifyByLink(hashOfToken(token), signs, clock.now());
      const items = guardian.state.claim ? [stepDownLink(guardian, ward.name)] : [];
      await guardians.save(tx, guardian);
      if (!guardian.state.claim) return { guardian: guardian.state, wardName: ward.name, claimPath: null };
      const claimPath = `/guardian-claim?token=${token}`;
      const values = { guardian: name, ward: ward.name };
      await identity.notify(tx, guardian.mailbox, emails.guardianVerified, { values, items, path: claimPath });
      return { guardian: guardian.state, wardName: ward.name, claimPath };
    });
  }

  /** The account that is signed in, where it proved the very address that was invited. */
  private async accountOfInvited(
    tx: Tx,
    { accountId }: RequestOrigin,
    { guardian, ward }: { guardian: Guardian; ward: Person },
  ): Promise<GuardianAccount | null> {
    const { identity } = this.ports;
    const proven = accountId && (await identity.provenAddressOf(tx.db, accountId));
    if (!proven || normalEmail(proven) !== guardian.state.email) return null;
    return suitableAccount(tx, identity, accountId, ward);
  }
}
