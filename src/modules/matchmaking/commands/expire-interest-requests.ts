import type { RequestId } from '#kernel/values/ids.ts';
import { processEach } from '#kernel/runtime/process-each.ts';
import type { Tx } from '#kernel/tx.ts';
import { UseCase } from '#kernel/use-case.ts';
import { giveBack } from '../domain/allowance.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<
  UseCasePorts,
  'uow' | 'clock' | 'identity' | 'guardianship' | 'profiles' | 'requests' | 'matches' | 'allowances'
>;

/**
 * Expires unanswered requests. If a member was inactive, or a waiting period or a khitba held one, it is given back
 * (R-3.15, R-5.10).
 */
export class ExpireInterestRequests extends UseCase<Ports> {
  async execute(): Promise<void> {
    const { uow, clock, requests } = this.ports;
    const at = clock.now();
    const due = await uow.run((tx) => requests.due(tx, at));
    await processEach(due, (id) => uow.run((tx) => this.end(tx, id, at)));
  }

  private async end(tx: Tx, id: RequestId, at: Date): Promise<void> {
    const { identity, guardianship, profiles, requests, matches, allowances } = this.ports;
    await guardianship.putApprovalOnHold(tx, 'interest_request', id);
    const request = await requests.find(tx, id);
    if (!request?.isOpen || request.state.expiresAt > at) return;
    const { from, to, ward } = request.state;
    const present = await identity.filterActive(tx, [from.accountId, to.accountId]);
    const isOnHold =
      present.size < 2 ||
      (await profiles.read(tx, ward.profileId))?.isInIddahAt(at) ||
      (await matches.isInKhitba(tx, from.profileId)) ||
      (await matches.isInKhitba(tx, to.profileId));
    if (!isOnHold) request.expire(at);
    else {
      request.lapse(at);
      await giveBack(tx, allowances, from.accountId, at);
    }
    await requests.save(tx, request);
  }
}
