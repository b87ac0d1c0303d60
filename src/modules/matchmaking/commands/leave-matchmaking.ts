import type { Clock } from '#kernel/clock.ts';
import type { ProfileId } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import type { InterestRequests } from '../domain/interest-request.ts';
import type { Matches } from '../domain/match.ts';
import type { CloseRequests } from './close-requests.ts';

interface Ports {
  clock: Clock;
  guardianship: GuardianshipFacade;
  requests: InterestRequests;
  matches: Matches;
  closing: CloseRequests;
}

/** Ends what a member who leaves has with others: open requests, words that wait for a guardian, matches (decisions 8.2). */
export class LeaveMatchmaking {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** In the transaction of the leaving. Requests first: one that is being accepted meanwhile is a match when they are done. */
  async within(tx: Tx, profileId: ProfileId): Promise<void> {
    const { clock, guardianship, requests, matches, closing } = this.ports;
    await closing.within(tx, profileId);
    for (const id of await requests.responsesUnderReview(tx, profileId)) {
      await guardianship.holdApprovalOf(tx, 'message', id);
      const request = await requests.find(tx, id);
      request?.closeResponse();
      if (request) await requests.save(tx, request);
    }
    for (const match of await matches.runningOf(tx, profileId)) {
      match.end(clock.now());
      await matches.save(tx, match);
    }
  }
}
