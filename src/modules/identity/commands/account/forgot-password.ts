import { setTimeout as pause } from 'node:timers/promises';
import { mailboxOf, normalEmail } from '#kernel/values/email-address.ts';
import { networkOf } from '#kernel/limits.ts';
import { UseCase } from '#kernel/use-case.ts';
import { passwordResetRequested } from '../../events.ts';
import { identityLimits } from '../../limits.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

/** Milliseconds until the response, which hides the work that follows for an existing account. */
const ANSWERED_AFTER = 100;

/** Stores a request for a reset link. The work is the same for every address. */
export class ForgotPassword extends UseCase<Pick<UseCasePorts, 'uow' | 'clock' | 'limits' | 'requests'>> {
  async execute(email: string, address: string): Promise<void> {
    await Promise.all([this.note(email, address), pause(ANSWERED_AFTER)]);
  }

  private async note(email: string, address: string): Promise<void> {
    const { uow, clock, limits, requests } = this.ports;
    await limits.consume(identityLimits['reset mails from an address'], networkOf(address));
    await limits.consume(identityLimits['reset mails to a mailbox'], mailboxOf(email));
    await uow.run(async (tx) => {
      const resetRequestId = await requests.add(tx, normalEmail(email), clock.now());
      tx.record(passwordResetRequested({ resetRequestId }));
    });
  }
}
