import { after, DAY } from '#kernel/clock.ts';
import type { RequestStatus } from '../contracts/interest-requests.ts';
import { DomainError } from '#kernel/errors.ts';
import { Aggregate } from '#kernel/events.ts';
import type { MatchId, ProfileId, RequestId, UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import {
  interestAccepted,
  interestApproved,
  interestConflictDetected,
  interestDeclined,
  interestExpired,
  interestLapsed,
  interestRefused,
  interestRequested,
  interestSuperseded,
  interestWithdrawn,
  responseApproved,
  responseClosed,
  responseDeclined,
  responseWritten,
} from '../events.ts';
import { requireNoContactDetails } from './contact-details.ts';
import type { MatchSide } from './match/match-state.ts';

const LIFE = 30 * DAY;

export type ResponseState = 'guardian_review' | 'approved' | 'declined' | 'closed';

export interface InterestRequestState {
  id: RequestId;
  from: MatchSide;
  to: MatchSide;
  /** The woman of the two, whose guardian decides on the request. */
  ward: MatchSide;
  message: string | null;
  /** A sentence of the receiver's profile as it was when the request was sent (R-C.6). */
  quote: string | null;
  /** The version of the notice that the sender agreed to; null before notices had a version. */
  oversightVersion: string | null;
  /** The woman had also asked him, which he does not know. Her guardian reads it. */
  mutualRequest: boolean;
  status: RequestStatus;
  responseMessage: string | null;
  /** Her guardian reads the words before the sender. Null without words. */
  responseState: ResponseState | null;
  /** The guardian's reason for declining the words, if he gave one; their author reads it. */
  responseDeclineReason: string | null;
  createdAt: Date;
  approvedAt: Date | null;
  respondedAt: Date | null;
  expiresAt: Date;
}

/** One member's wish to get to know another; goes to the woman's guardian first, then to the receiver. */
export class InterestRequest extends Aggregate<InterestRequestState> {
  static from(state: InterestRequestState): InterestRequest {
    return new InterestRequest(state);
  }

  static send(
    given: Pick<
      InterestRequestState,
      'id' | 'from' | 'to' | 'ward' | 'message' | 'quote' | 'oversightVersion' | 'mutualRequest'
    >,
    at: Date,
  ): InterestRequest {
    requireNoContactDetails({ message: given.message });
    const fresh = {
      status: 'guardian_pending' as const,
      responseMessage: null,
      responseState: null,
      responseDeclineReason: null,
      createdAt: at,
      approvedAt: null,
      respondedAt: null,
      expiresAt: after(at, LIFE),
    };
    const request = new InterestRequest({ ...given, ...fresh });
    request.record(interestRequested(request.fact()));
    return request;
  }

  approve(at: Date): void {
    this.requireLive(at, 'guardian_pending');
    this.state = { ...this.state, status: 'pending', approvedAt: at };
    this.record(interestApproved(this.fact()));
  }

  /** Records that her guardian is himself the other party of a pending request, which cannot be accepted. */
  flagGuardianConflict(): void {
    if (this.state.status === 'pending') this.record(interestConflictDetected(this.fact()));
  }

  refuse(at: Date): void {
    this.requireLive(at, 'guardian_pending');
    this.state = { ...this.state, status: 'guardian_declined', respondedAt: at };
    this.record(interestRefused(this.fact()));
  }

  /** The receiver accepts, once, which opens the conversation. The words become its first message. */
  accept(by: ProfileId, matchId: MatchId, response: string | null, at: Date): void {
    this.answer(by, 'accepted', response, at);
    this.record(interestAccepted({ ...this.fact(), matchId }));
  }

  /** The refusal takes effect at once; its words are reviewed by the guardian. */
  decline(by: ProfileId, response: string | null, at: Date): void {
    this.answer(by, 'declined', response, at);
    this.record(interestDeclined(this.fact()));
    if (response !== null) this.record(responseWritten(this.fact()));
  }

  approveResponse(): void {
    if (this.state.responseState !== 'guardian_review') return;
    this.state = { ...this.state, responseState: 'approved' };
    this.record(responseApproved({ ...this.fact(), accepted: this.state.status === 'accepted' }));
  }

  /** The guardian declines the words: the sender never learns of them, and their author gets the reason. */
  declineResponse(reason: string | null): void {
    if (this.state.responseState !== 'guardian_review') return;
    this.state = { ...this.state, responseState: 'declined', responseDeclineReason: reason };
    this.record(responseDeclined({ ...this.fact(), accepted: this.state.status === 'accepted' }));
  }

  /** Contact between the two ends before the guardian read the words: a block, a leaving, the end of their match. */
  closeResponse(): void {
    if (this.state.responseState !== 'guardian_review') return;
    this.state = { ...this.state, responseState: 'closed' };
    this.record(responseClosed(this.fact()));
  }

  withdraw(by: ProfileId, at: Date): void {
    if (by !== this.state.from.profileId) throw new DomainError('common.not-found');
    this.require('guardian_pending', 'pending');
    this.state = { ...this.state, status: 'withdrawn', respondedAt: at };
    this.record(interestWithdrawn(this.fact()));
  }

  /** Expires after 30 days without an answer, also if her guardian never decided. */
  expire(at: Date): void {
    if (!this.isOpen || this.state.expiresAt > at) return;
    this.state = { ...this.state, status: 'expired', respondedAt: at };
    this.record(interestExpired(this.fact()));
  }

  /** Ends a request that cannot be answered: the receiver left or can no longer be asked, or one blocked the other. */
  lapse(at: Date, { bySender = false } = {}): void {
    this.require('guardian_pending', 'pending');
    this.state = { ...this.state, status: 'expired', respondedAt: at };
    this.record(interestLapsed({ ...this.fact(), bySender }));
  }

  /** Ends her request to a man who asks her himself without knowing of it; his request replaces it. */
  supersede(at: Date): void {
    this.require('guardian_pending');
    this.state = { ...this.state, status: 'expired', respondedAt: at };
    this.record(interestSuperseded(this.fact()));
  }

  /** A woman sees a request under review; a man whom she asked learns nothing before the approval. */
  isKnownTo(profileId: ProfileId): boolean {
    const { from, ward, approvedAt } = this.state;
    return profileId === from.profileId || profileId === ward.profileId || approvedAt !== null;
  }

  get isOpen(): boolean {
    return this.state.status === 'guardian_pending' || this.state.status === 'pending';
  }

  private answer(by: ProfileId, status: 'accepted' | 'declined', response: string | null, at: Date): void {
    if (by !== this.state.to.profileId || !this.isKnownTo(by)) throw new DomainError('common.not-found');
    this.requireLive(at, 'pending');
    requireNoContactDetails({ responseMessage: response });
    const responseState = response === null ? null : ('guardian_review' as const);
    this.state = { ...this.state, status, responseMessage: response, responseState, respondedAt: at };
  }

  /** Checks the expiry itself, without relying on the sweep. */
  private requireLive(at: Date, status: RequestStatus): void {
    this.require(status);
    if (this.state.expiresAt <= at) throw new DomainError('matchmaking.request-not-pending');
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

/**
 * `find` locks.
 * @throws matchmaking.request-open from `save` if the pair has an open request
 */
export interface InterestRequests {
  find(tx: Tx, id: RequestId): Promise<InterestRequest | null>;
  /** Prevents another request, match or block of this pair until the transaction ends. */
  lockPair(tx: Tx, a: ProfileId, b: ProfileId): Promise<void>;
  lockPairOf(tx: Tx, id: RequestId): Promise<void>;
  /** The pair's open request from either side; not locked. */
  openBetween(tx: Tx, a: ProfileId, b: ProfileId): Promise<RequestId | null>;
  /** Returns whether a request of `from` to `to` was refused after `since`, by guardian or receiver. */
  wasRefusedSince(tx: Tx, from: ProfileId, to: ProfileId, since: Date): Promise<boolean>;
  /** Returns whether there was ever a request between the two that the first knows of. */
  isAnyKnown(tx: Tx, to: ProfileId, other: ProfileId): Promise<boolean>;
  /** Returns whether the guardian has approved it, without a lock. */
  hasReachedReceiver(tx: Tx, id: RequestId): Promise<boolean>;
  /** The sender's message and quotation, null without them, and the end of the time to answer. Not locked. */
  asReceived(tx: Tx, id: RequestId): Promise<{ message: string | null; quote: string | null; expiresAt: Date } | null>;
  /** Answers from or to this profile, or between these two, whose words are under review. */
  responsesUnderReview(tx: Tx, profileId: ProfileId, other?: ProfileId): Promise<RequestId[]>;
  openOf(tx: Tx, profileId: ProfileId): Promise<RequestId[]>;
  /** Approved and unanswered requests from or to this account; not locked. */
  toBeAnswered(tx: Tx, accountId: UserId): Promise<{ id: RequestId; wardId: UserId; otherId: UserId }[]>;
  due(tx: Tx, at: Date): Promise<RequestId[]>;
  save(tx: Tx, request: InterestRequest): Promise<void>;
}
