import type { Kernel } from '#kernel/kernel.ts';
import type { Tx } from '#kernel/tx.ts';
import type { Account } from '../domain/account.ts';
import type { DisablingAct } from '../domain/account-state.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

export type ClosingPorts = Pick<Kernel, 'uow' | 'clock'> & Pick<UseCasePorts, 'accounts' | 'sessions' | 'pending'>;

/** Disables an account, and ends its sessions and pending credentials. */
export async function closeAccount(
  { sessions, pending }: Pick<ClosingPorts, 'sessions' | 'pending'>,
  tx: Tx,
  account: Account,
  { until, ...disabling }: DisablingAct & { until: Date | null },
): Promise<void> {
  account.disable(until, disabling);
  await sessions.endAll(tx, account.state.id);
  await pending.end(tx, account.state.id, 'disabled');
}
