import { AdminCommand, type AdminChange } from '#kernel/admin/admin-command.ts';
import { DomainError } from '#kernel/errors.ts';
import type { PlanId, UserId } from '#kernel/values/ids.ts';
import type { Kernel } from '#kernel/kernel.ts';
import type { Tx } from '#kernel/tx.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

type Ports = Pick<Kernel, 'uow' | 'clock'> & Pick<UseCasePorts, 'identity' | 'complimentary' | 'entitlements'>;

/** An admin ends complimentary access that was granted; other grants and payments stay. */
export class RevokeGrant extends AdminCommand<{ accountId: UserId; planId: PlanId }, { userId: UserId }, Ports> {
  protected readonly verb = 'revoke-grant';
  protected readonly subjectType = 'user';

  /** @throws common.not-found without such access */
  protected async change(
    tx: Tx,
    { accountId, planId }: { accountId: UserId; planId: PlanId },
    { at }: { at: Date },
  ): Promise<AdminChange<{ userId: UserId }>> {
    const { identity, complimentary, entitlements } = this.ports;
    await identity.lock(tx, accountId);
    const granted = await complimentary.find(tx, accountId, planId);
    if (!granted?.isCurrent(at)) throw new DomainError('common.not-found');
    const ended = granted.ended(at);
    await complimentary.save(tx, ended);
    await entitlements.publish(tx, accountId);
    const stateOf = ({ state: { expiresAt } }: typeof granted) => ({ planId, expiresAt });
    return { subjectId: accountId, before: stateOf(granted), after: stateOf(ended), answer: { userId: accountId } };
  }
}
