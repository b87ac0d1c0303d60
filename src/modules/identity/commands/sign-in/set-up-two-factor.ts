import { DomainError } from '#kernel/errors.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { AuthenticatorSecret } from '../../domain/second-factor.ts';
import type { Caller } from '../../domain/session.ts';
import { lockConfirmedAccount } from '../../session/require-confirmed-account.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

/** Creates a secret for the authenticator app: the first step of two-factor sign-in. */
export class SetUpTwoFactor extends UseCase<Pick<UseCasePorts, 'uow' | 'accounts' | 'sessions' | 'factors'>> {
  /** @throws identity.email-unconfirmed, identity.two-factor-on */
  execute(caller: Caller): Promise<AuthenticatorSecret> {
    const { uow, factors } = this.ports;
    return uow.run(async (tx) => {
      const account = await lockConfirmedAccount(this.ports, tx, caller);
      const secret = await factors.begin(tx, account.state);
      if (!secret) throw new DomainError('identity.two-factor-on');
      return secret;
    });
  }
}
