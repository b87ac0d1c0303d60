import type { ProfileId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { Matches } from '../domain/match/matches.ts';
import { closeOpenRequests, type ClosingPorts } from '../interest-request/close-open-requests.ts';

type Ports = ClosingPorts & { matches: Matches };

/** Ends a leaving member's open requests, answers under review, and matches. */
export class LeaveMatchmaking extends UseCase<Ports> {
  /** Requests come first: one that is being accepted meanwhile is a match by the time they are done. */
  async execute(tx: Tx, profileId: ProfileId): Promise<void> {
    const { clock, guardianship, requests, matches } = this.ports;
    await closeOpenRequests(tx, this.ports, profileId);
    for (const id of await requests.responsesUnderReview(tx, profileId)) {
      await guardianship.putApprovalOnHold(tx, 'message', id);
      const request = await requests.find(tx, id);
      request?.closeResponse();
      if (request) await requests.save(tx, request);
    }
    for (const match of await matches.runningOf(tx, profileId)) {
      match.end(null, null, clock.now());
      await matches.save(tx, match);
    }
  }
}
