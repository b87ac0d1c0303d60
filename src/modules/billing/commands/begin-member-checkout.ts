import type { Actor } from '#kernel/actor.ts';
import { DomainError } from '#kernel/errors.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { OpenCheckout, OpenedCheckout, CheckoutRequest } from '../checkout/open-checkout.ts';
import { billingLimits } from '../limits.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

interface Ports extends Pick<UseCasePorts, 'uow' | 'limits' | 'identity' | 'buyers' | 'isAwaitingGuardian'> {
  open: OpenCheckout;
}

/** Opens a member's checkout for a first plan or for a dearer one in its place; the server finds out which. */
export class BeginMemberCheckout extends UseCase<Ports> {
  /**
   * @throws common.rate-limited, what `OpenCheckout.run` throws, and what the buyer rule throws if the plan would be
   * useless
   * @throws common.forbidden for staff
   */
  async execute(
    { userId: accountId, role }: Pick<Actor, 'userId' | 'role'>,
    wanted: CheckoutRequest,
  ): Promise<OpenedCheckout & { email: string }> {
    const { uow, limits, identity, buyers, isAwaitingGuardian, open } = this.ports;
    await limits.consume(billingLimits['checkouts of a buyer'], accountId);
    const { contact, waitsForGuardian } = await uow.run(async (tx) => {
      await buyers.requireServed(tx, accountId);
      // Its rules read the account under several locks, of which the first is the strongest (ADR 39).
      await identity.lock(tx, accountId);
      return {
        contact: await identity.contactOf(tx, accountId),
        waitsForGuardian: await isAwaitingGuardian(tx, accountId),
      };
    });
    if (!contact || role !== 'member') throw new DomainError('common.forbidden');
    const { email } = contact;
    return { ...(await open.run({ accountId, email, waitsForGuardian }, wanted)), email };
  }
}
