import type { Clock } from '#kernel/clock.ts';
import type { ProfileId, RequestId } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import type { Allowances } from '../domain/allowance.ts';
import type { InterestRequests } from '../domain/interest-request.ts';
import type { Matches } from '../domain/match.ts';

interface Ports {
  clock: Clock;
  guardianship: GuardianshipFacade;
  requests: InterestRequests;
  matches: Matches;
  allowances: Allowances;
}

/** Ends what a member who leaves has with others: own requests are withdrawn, others' are given back to their senders (decisions 5.3), matches end (8.2). */
export class LeaveMatchmaking {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** In the transaction of the leaving. Requests first: one that is being accepted meanwhile is a match when they are done. */
  async within(tx: Tx, profileId: ProfileId): Promise<void> {
    const { clock, requests, matches } = this.ports;
    for (const id of await requests.openOf(tx, profileId)) await this.close(tx, profileId, id);
    for (const match of await matches.runningOf(tx, profileId)) {
      match.end(clock.now());
      await matches.save(tx, match);
    }
  }

  private async close(tx: Tx, leaver: ProfileId, id: RequestId): Promise<void> {
    const { clock, guardianship, requests, allowances } = this.ports;
    const at = clock.now();
    await guardianship.holdApprovalOf(tx, 'interest_request', id);
    const request = await requests.find(tx, id);
    if (!request?.isOpen) return;
    const { from } = request.state;
    if (from.profileId === leaver) request.withdraw(leaver, at);
    else {
      request.lapse(at);
      const allowance = await allowances.find(tx, from.accountId);
      allowance?.giveBack(at);
      if (allowance) await allowances.save(tx, allowance);
    }
    await requests.save(tx, request);
  }
}
