import { normalEmail } from '#kernel/values/email-address.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import { hashOfToken, newToken, type InvitationId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { RequestOrigin } from '../../identity/index.ts';
import type { Guardian } from '../domain/guardian.ts';
import type { GuardianAccount } from '../domain/suitability/require-suitable.ts';
import type { GuardianState } from '../domain/guardian-state.ts';
import { suitableAccount, wardOfInvited, type Person } from '../domain/people.ts';
import { selfGuardianshipSignals } from '../domain/suitability/self-guardianship-signals.ts';
import { emails } from '../emails.ts';
import { answerInvitation } from '../guardian/answer-invitation.ts';
import { requireSuitableImam } from '../guardian/require-suitable-imam.ts';
import { stepDownLink } from '../guardian/step-down-link.ts';
import type { GuardianPorts } from '../guardian/guardian-ports.ts';
import { syncLanguage } from '../guardian/sync-language.ts';

interface Verified {
  guardian: GuardianState;
  wardName: string;
  /** One-time path to set up an account; null if he has one, or the staff look first. */
  claimPath: string | null;
}

/**
 * Verifies the named man's email by the button behind its link, and emails him a link to set up an account; if he is
 * signed in with the invited address, links that account at once. If something suggests that he is his ward, the staff
 * look first.
 * @throws what `answerInvitation` and `wardOfInvited` throw
 */
export class VerifyByLink extends UseCase<GuardianPorts> {
  /** `language` is that of the page on which he responds, and of his emails from then on. */
  execute(id: InvitationId, code: string, visit: RequestOrigin, language: Language): Promise<Verified> {
    const { clock, guardians, identity } = this.ports;
    return answerInvitation(this.ports, { id, code }, async (tx, guardian) => {
      const { name, wardId } = guardian.state;
      const ward = await wardOfInvited(tx, identity, guardian);
      const account = await this.accountOfInvited(tx, visit, { guardian, ward });
      const traces = await identity.sharedDeviceSignals(tx, wardId, visit);
      const signs = await selfGuardianshipSignals(tx, { guardians, people: identity }, { guardian, account }, traces);
      await requireSuitableImam(tx, this.ports, guardian, account);
      guardian.setLanguage(language);
      if (account) {
        guardian.verifySignedIn(account, ward, signs, clock.now());
        if (!guardian.state.check) await syncLanguage(tx, identity, { guardian, account: account.userId, language });
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

  /** The signed-in account if it proved the invited address. */
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
