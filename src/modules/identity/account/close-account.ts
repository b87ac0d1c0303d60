import type { Kernel } from '#kernel/kernel.ts';
import type { Tx } from '#kernel/tx.ts';
import type { Account } from '../domain/account.ts';
import type { DisablingAct } from '../domain/account-state.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

export type ClosingPorts = Pick<Kernel, 'uow' | 'clock'> &
  Pick<UseCasePorts, 'accounts' | 'sessions' | 'pending' | 'disablingRule'>;

/**
 * Disables an account, and ends its sessions and pending credentials.
 * @throws what the disabling rule throws, unless it is disabled already
 */
export async function closeAccount(
  { sessions, pending, disablingRule }: Pick<ClosingPorts, 'sessions' | 'pending' | 'disablingRule'>,
  tx: Tx,
  account: Account,
  { until, ...disabling }: DisablingAct & { until: Date | null },
): Promise<void> {
  const { by, at } = disabling;
  if (account.state.isActive) await disablingRule.requireCleared(tx, account.state.id, by, at);
  account.disable(until, disabling);
  await sessions.endAll(tx, account.state.id);
  await pending.end(tx, account.state.id, 'disabled');
}
