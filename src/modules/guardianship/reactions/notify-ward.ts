import type { UserId } from '#kernel/values/ids.ts';
import { processEach } from '#kernel/runtime/process-each.ts';
import type { Tx } from '#kernel/tx.ts';
import { presentWard } from '../domain/people.ts';
import { emails } from '../emails.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'uow' | 'clock' | 'guardians' | 'approvals' | 'identity'>;

/**
 * Notifies a ward that an item has been waiting for her guardian for a week, and that she may name another.
 * Sent at most once a week, without saying what it is, since she may not know of it yet.
 */
export async function notifyWards(ports: Ports): Promise<void> {
  const { uow, clock, approvals } = ports;
  const due = await uow.run((tx) => approvals.findWardsToNotify(tx, clock.now()));
  await processEach(due, (wardId) => uow.run((tx) => notify(tx, ports, wardId)));
}

async function notify(tx: Tx, { clock, guardians, approvals, identity }: Ports, wardId: UserId): Promise<void> {
  const at = clock.now();
  // Lock order: guardian, then items.
  const guardian = await guardians.actingFor(tx, wardId);
  const ward = await presentWard(tx, identity, wardId);
  const untold = await approvals.findUnnotifiedOverdue(tx, wardId, at);
  if (!guardian || !ward || untold.length === 0) return;
  const values = { ward: ward.name, guardian: guardian.state.name };
  const to = { name: ward.name, address: ward.email };
  await identity.notify(tx, to, emails.wardItemWaits, { values, path: '/guardian-dashboard' });
  for (const approval of untold) {
    approval.markWardNotified(at);
    await approvals.save(tx, approval);
  }
}
