import type { Clock } from '#kernel/clock.ts';
import type { ProfileId, RequestId } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import type { Allowances } from '../domain/allowance.ts';
import type { InterestRequests } from '../domain/interest-request.ts';

interface Ports {
  clock: Clock;
  guardianship: GuardianshipFacade;
  requests: InterestRequests;
  allowances: Allowances;
}

/** Ends the open requests of somebody who leaves or may not be asked any more: own ones are withdrawn, others' are given back to their senders (decisions 3.12, 5.3). */
export class CloseRequests {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** In the transaction of what makes it so. */
  async within(tx: Tx, profileId: ProfileId): Promise<void> {
    for (const id of await this.ports.requests.openOf(tx, profileId)) await this.close(tx, profileId, id);
  }

  private async close(tx: Tx, closer: ProfileId, id: RequestId): Promise<void> {
    const { clock, guardianship, requests, allowances } = this.ports;
    const at = clock.now();
    await guardianship.holdApprovalOf(tx, 'interest_request', id);
    const request = await requests.find(tx, id);
    if (!request?.isOpen) return;
    if (request.state.from.profileId === closer) request.withdraw(closer, at);
    else {
      request.lapse(at);
      await allowances.giveBack(tx, request.state.from.accountId, at);
    }
    await requests.save(tx, request);
  }
}
