import type { ProfileId, RequestId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import { giveBack } from '../domain/allowance.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

export type ClosingPorts = Pick<UseCasePorts, 'clock' | 'guardianship' | 'requests' | 'allowances'>;

/**
 * Closes the open requests of a member who leaves or can no longer be asked. Sent ones are withdrawn, received ones
 * lapse and are given back.
 */
export async function closeOpenRequests(tx: Tx, ports: ClosingPorts, profileId: ProfileId): Promise<void> {
  for (const id of await ports.requests.openOf(tx, profileId)) await close(tx, ports, profileId, id);
}

async function close(tx: Tx, ports: ClosingPorts, closer: ProfileId, id: RequestId): Promise<void> {
  const { clock, guardianship, requests, allowances } = ports;
  const at = clock.now();
  await guardianship.putApprovalOnHold(tx, 'interest_request', id);
  const request = await requests.find(tx, id);
  if (!request?.isOpen) return;
  if (request.state.from.profileId === closer) request.withdraw(closer, at);
  else {
    request.lapse(at);
    await giveBack(tx, allowances, request.state.from.accountId, at);
  }
  await requests.save(tx, request);
}
