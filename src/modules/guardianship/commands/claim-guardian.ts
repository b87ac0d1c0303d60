import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import { hashOfToken, type UserId } from '#kernel/ids.ts';
import type { Tx, UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Contact, IdentityFacade } from '../../identity/index.ts';
import type { Guardian, Guardians } from '../domain/guardian.ts';
import { presentWard } from './present-ward.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  guardians: Guardians;
  identity: IdentityFacade;
}
interface Claim {
  token: string;
  password?: string | undefined;
  username?: string | undefined;
}

/** Links the guardian's account by the one-time link. Where his address has no account, one is made; an existing one must be signed in, since the link alone does not prove whose it is. */
export class ClaimGuardian {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** What the link is for, before it is used. */
  describe(
    token: string,
  ): Promise<{ wardFirstName: string; guardianName: string; email: string; hasAccount: boolean }> {
    const { uow, identity } = this.ports;
    return uow.run(async (tx) => {
      const { guardian, ward } = await this.live(tx, token);
      const { name, email } = guardian.state;
      return {
        wardFirstName: ward.name,
        guardianName: name,
        email,
        hasAccount: (await identity.findByEmail(tx, email)) !== null,
      };
    });
  }

  /** Answers the linked account. Throws `claim-needs-account` without a password for a new one, `claim-sign-in` for an existing one. */
  async execute({ token, password, username }: Claim, signedIn: UserId | null): Promise<UserId> {
    const { uow, guardians, identity } = this.ports;
    const { email } = await this.describe(token);
    const passwordHash =
      password && username && !signedIn ? await identity.hashPassword(password, { email, username }) : null;
    return uow.run(async (tx) => {
      const { guardian } = await this.live(tx, token);
      let accountId = signedIn;
      if (!accountId) {
        if (await identity.findByEmail(tx, guardian.state.email)) throw new DomainError('guardianship.claim-sign-in');
        if (!passwordHash || !username) throw new DomainError('guardianship.claim-needs-account');
        accountId = await identity.openAccount(tx, { email: guardian.state.email, username, passwordHash });
      }
      guardian.link({ userId: accountId, gender: await identity.lockedGenderOf(tx, accountId) });
      await guardians.save(tx, guardian);
      return accountId;
    });
  }

  /** Whom the link is for, while his ward is there. */
  private async live(tx: Tx, token: string): Promise<{ guardian: Guardian; ward: Contact }> {
    const { clock, guardians, identity } = this.ports;
    const guardian = await guardians.byClaim(tx, hashOfToken(token));
    if (!guardian) throw new DomainError('guardianship.claim-invalid');
    guardian.requireLiveClaim(clock.now());
    const ward = await presentWard(tx, identity, guardian.state.wardId);
    if (!ward) throw new DomainError('guardianship.claim-invalid');
    return { guardian, ward };
  }
}
