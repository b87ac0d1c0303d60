import { DomainError } from '#kernel/errors.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { RequestOrigin } from '../../identity/index.ts';
import { findLiveClaim } from '../domain/live-claim.ts';
import { suitableAccount } from '../domain/people.ts';
import { selfGuardianshipSignals } from '../domain/suitability/self-guardianship-signals.ts';
import type { GuardianPorts } from '../guardian/guardian-ports.ts';
import { requireSuitableImam } from '../guardian/require-suitable-imam.ts';
import { syncLanguage } from '../guardian/sync-language.ts';

interface Claim {
  token: string;
  password?: string | undefined;
  username?: string | undefined;
}

/**
 * Links the guardian's account by the one-time link, and opens one if his address has none. An existing account must be
 * signed in, since the link alone does not prove whose it is (ADR 4).
 */
export class ClaimGuardian extends UseCase<GuardianPorts> {
  /**
   * Returns the linked account.
   * @throws what `findLiveClaim` throws
   * @throws guardianship.claim-needs-account if a new account has no password
   * @throws guardianship.claim-sign-in if his address has an account
   * @throws guardianship.not-her-guardian
   * @throws guardianship.verification-under-review if something suggests that he is his ward
   */
  async execute({ token, password, username }: Claim, visit: RequestOrigin, language: Language): Promise<UserId> {
    const { uow, clock, guardians, identity } = this.ports;
    const { accountId: signedIn } = visit;
    const find = (tx: Tx) => findLiveClaim(tx, { guardians, people: identity }, token, clock.now());
    const { email } = (await uow.run(find)).guardian.state;
    const passwordHash =
      password && username && !signedIn ? await identity.hashPassword(password, { email, username }) : null;
    const claimed = await uow.run(async (tx) => {
      const { guardian, ward } = await find(tx);
      const account = signedIn && (await suitableAccount(tx, identity, signedIn, ward));
      // The network was compared when he verified himself; he may share it since, e.g. while he visits her.
      const traces = (await identity.sharedDeviceSignals(tx, ward.userId, visit)).filter(
        (trace) => trace === 'browser',
      );
      const signs = await selfGuardianshipSignals(tx, { guardians, people: identity }, { guardian, account }, traces);
      if (signs.length > 0) {
        guardian.raiseCheck(signs, clock.now());
        await guardians.save(tx, guardian);
        // The check must be saved, so the refusal is thrown after the commit.
        return null;
      }
      let accountId = signedIn;
      if (!accountId) {
        if (await identity.findByEmail(tx, guardian.state.email)) throw new DomainError('guardianship.claim-sign-in');
        if (!passwordHash || !username) throw new DomainError('guardianship.claim-needs-account');
        const { email } = guardian.state;
        accountId = await identity.openAccount(tx, { email, username, passwordHash, language });
      }
      const his = account ?? (await suitableAccount(tx, identity, accountId, ward));
      await requireSuitableImam(tx, this.ports, guardian, his);
      guardian.declare(clock.now());
      guardian.link(his, ward);
      await syncLanguage(tx, identity, { guardian, account: accountId, language });
      await guardians.save(tx, guardian);
      return accountId;
    });
    if (!claimed) throw new DomainError('guardianship.verification-under-review');
    return claimed;
  }
}
