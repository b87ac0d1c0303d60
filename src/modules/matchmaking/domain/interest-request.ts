import { after, DAY } from '#kernel/clock.ts';
import type { RequestStatus } from '#kernel/contracts/interest-requests.ts';
import { DomainError } from '#kernel/errors.ts';
import { Aggregate } from '#kernel/events.ts';
import type { MatchId, ProfileId, RequestId } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import {
  interestAccepted,
  interestApproved,
  interestDeclined,
  interestExpired,
  interestLapsed,
  interestRefused,
  interestRequested,
  interestWithdrawn,
} from '../events.ts';
import { requireNoContactDetails } from './contact-details.ts';
import type { MatchSide } from './match.ts';

const LIFE = 30 * DAY;
/** After a refusal of either kind the same pair may try again after this long (decisions 5.1). */
export const PAUSE_AFTER_REFUSAL = 90 * DAY;

export interface InterestRequestState {
  id: RequestId;
  from: MatchSide;
  to: MatchSide;
  /** The woman of the two, whose guardian decides whether the request goes on. */
  ward: MatchSide;
  message: string | null;
  status: RequestStatus;
  responseMessage: string | null;
  createdAt: Date;
  approvedAt: Date | null;
  respondedAt: Date | null;
  expiresAt: Date;
}

/** One member's wish to get to know another: put to the woman's guardian first, then to the receiver. */
export class InterestRequest extends Aggregate {
  state: InterestRequestState;

  private constructor(state: InterestRequestState) {
    super();
    this.state = state;
  }

  static from(state: InterestRequestState): InterestRequest {
    return new InterestRequest(state);
  }

  static send(given: Pick<InterestRequestState, 'id' | 'from' | 'to' | 'ward' | 'message'>, at: Date): InterestRequest {
    requireNoContactDetails({ message: given.message });
    const fresh = {
      status: 'guardian_pending' as const,
      responseMessage: null,
      createdAt: at,
      approvedAt: null,
      respondedAt: null,
      expiresAt: after(at, LIFE),
    };
    const request = new InterestRequest({ ...given, ...fresh });
    request.record(interestRequested(request.fact()));
    return request;
  }

  /** Her guardian lets it go on to the receiver. */
  approve(at: Date): void {
    this.require('guardian_pending');
    this.state = { ...this.state, status: 'pending', approvedAt: at };
    this.record(interestApproved(this.fact()));
  }

  /** Her guardian refuses; final. */
  refuse(at: Date): void {
    this.require('guardian_pending');
    this.state = { ...this.state, status: 'guardian_declined', respondedAt: at };
    this.record(interestRefused(this.fact()));
  }

  /** Only the person asked may accept, and only once; acceptance is what opens a conversation. */
  accept(by: ProfileId, matchId: MatchId, response: string | null, at: Date): void {
    this.answer(by, 'accepted', response, at);
    this.record(interestAccepted({ ...this.fact(), matchId }));
  }

  decline(by: ProfileId, response: string | null, at: Date): void {
    this.answer(by, 'declined', response, at);
    this.record(interestDeclined(this.fact()));
  }

  /** The sender takes it back before the answer. */
  withdraw(by: ProfileId, at: Date): void {
    if (by !== this.state.from.profileId) throw new DomainError('common.not-found');
    this.require('guardian_pending', 'pending');
    this.state = { ...this.state, status: 'withdrawn', respondedAt: at };
    this.record(interestWithdrawn(this.fact()));
  }

  /** Unanswered for 30 days, also by the guardian. */
  expire(at: Date): void {
    if (!this.isOpen || this.state.expiresAt > at) return;
    this.state = { ...this.state, status: 'expired', respondedAt: at };
    this.record(interestExpired(this.fact()));
  }

  /** The receiver's account went away. */
  lapse(at: Date): void {
    this.require('guardian_pending', 'pending');
    this.state = { ...this.state, status: 'expired', respondedAt: at };
    this.record(interestLapsed(this.fact()));
  }

  get isOpen(): boolean {
    return this.state.status === 'guardian_pending' || this.state.status === 'pending';
  }

  private answer(by: ProfileId, status: 'accepted' | 'declined', response: string | null, at: Date): void {
    if (by !== this.state.to.profileId) throw new DomainError('common.not-found');
    this.require('pending');
    requireNoContactDetails({ responseMessage: response });
    this.state = { ...this.state, status, responseMessage: response, respondedAt: at };
  }

  private require(...statuses: RequestStatus[]): void {
    if (!statuses.includes(this.state.status)) throw new DomainError('matchmaking.request-not-pending');
  }

  private fact() {
    const { id, from, to, ward } = this.state;
    return {
      requestId: id,
      fromProfileId: from.profileId,
      toProfileId: to.profileId,
      fromId: from.accountId,
      toId: to.accountId,
      wardId: ward.accountId,
    };
  }
}

/** Keeps requests. `find` locks; `save` throws `request-open` where the pair has an open one. */
export interface InterestRequests {
  find(tx: Tx, id: RequestId): Promise<InterestRequest | null>;
  /** Lets no other request or match of this pair arise until the transaction ends. */
  lockPair(tx: Tx, a: ProfileId, b: ProfileId): Promise<void>;
  isOpen(tx: Tx, a: ProfileId, b: ProfileId): Promise<boolean>;
  /** When the pair's latest refusal, by guardian or receiver, was. */
  latestRefusal(tx: Tx, a: ProfileId, b: ProfileId): Promise<Date | null>;
  /** Open requests from or to this profile. */
  openOf(tx: Tx, profileId: ProfileId): Promise<RequestId[]>;
  due(tx: Tx, at: Date): Promise<RequestId[]>;
  save(tx: Tx, request: InterestRequest): Promise<void>;
}
