import { after, DAY } from '#kernel/clock.ts';
import type { RequestStatus } from '../contracts/interest-requests.ts';
import { DomainError } from '#kernel/errors.ts';
import { Aggregate } from '#kernel/events.ts';
import type { MatchId, ProfileId, RequestId, UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
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
import type { MatchSide } from './match/match.ts';

const LIFE = 30 * DAY;

/** What becomes of the words of an answer, which her guardian reads first. */
export type ResponseState = 'guardian_review' | 'approved' | 'declined' | 'closed';

/** What is known of a request. */
export interface InterestRequestState {
  id: RequestId;
  from: MatchSide;
  to: MatchSide;
  /** The woman of the two, whose guardian decides whether the request goes on. */
  ward: MatchSide;
  message: string | null;
  /**
   * The words about the guardian's reading to which the sender agreed by sending; null before they had
   * a version.
   */
  oversightVersion: string | null;
  /** The sister had asked too, unknown to the brother. Her guardian reads it. */
  mutualRequest: boolean;
  status: RequestStatus;
  responseMessage: string | null;
  /** Words between the two: her guardian reads them before the sender. Null without words. */
  responseState: ResponseState | null;
  /** Why her guardian kept them back, where he said so: whoever wrote them reads it. */
  responseDeclineReason: string | null;
  createdAt: Date;
  approvedAt: Date | null;
  respondedAt: Date | null;
  expiresAt: Date;
}

/** One member's wish to get to know another: put to the woman's guardian first, then to the receiver. */
export class InterestRequest extends Aggregate<InterestRequestState> {
  static from(state: InterestRequestState): InterestRequest {
    return new InterestRequest(state);
  }

  static send(
    given: Pick<InterestRequestState, 'id' | 'from' | 'to' | 'ward' | 'message' | 'oversightVersion' | 'mutualRequest'>,
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

  /** Her guardian lets it go on to the receiver. */
  approve(at: Date): void {
    this.requireLive(at, 'guardian_pending');
    this.state = { ...this.state, status: 'pending', approvedAt: at };
    this.record(interestApproved(this.fact()));
  }

  /** It waits for an answer while her guardian is himself the other one: nobody accepts it. */
  flagGuardianConflict(): void {
    if (this.state.status === 'pending') this.record(interestConflictDetected(this.fact()));
  }

  /** Her guardian refuses; final. */
  refuse(at: Date): void {
    this.requireLive(at, 'guardian_pending');
    this.state = { ...this.state, status: 'guardian_declined', respondedAt: at };
    this.record(interestRefused(this.fact()));
  }

  /**
   * Only the receiver may accept, and only once; acceptance is what opens a conversation. Its words become the
   * first message there.
   */
  accept(by: ProfileId, matchId: MatchId, response: string | null, at: Date): void {
    this.answer(by, 'accepted', response, at);
    this.record(interestAccepted({ ...this.fact(), matchId }));
  }

  /** The refusal holds at once; its words wait for the guardian. */
  decline(by: ProfileId, response: string | null, at: Date): void {
    this.answer(by, 'declined', response, at);
    this.record(interestDeclined(this.fact()));
    if (response !== null) this.record(responseWritten(this.fact()));
  }

  /** The guardian let the answer's words through: the sender reads them. */
  approveResponse(): void {
    if (this.state.responseState !== 'guardian_review') return;
    this.state = { ...this.state, responseState: 'approved' };
    this.record(responseApproved({ ...this.fact(), accepted: this.state.status === 'accepted' }));
  }

  /** The guardian kept them back: the sender never learns of them, and whoever wrote them is told why. */
  declineResponse(reason: string | null): void {
    if (this.state.responseState !== 'guardian_review') return;
    this.state = { ...this.state, responseState: 'declined', responseDeclineReason: reason };
    this.record(responseDeclined({ ...this.fact(), accepted: this.state.status === 'accepted' }));
  }

  /** What was between the two ends before the guardian read them: a block, a leaving, the end of their match. */
  closeResponse(): void {
    if (this.state.responseState !== 'guardian_review') return;
    this.state = { ...this.state, responseState: 'closed' };
    this.record(responseClosed(this.fact()));
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

  /**
   * Nobody could answer it: the receiver is gone, or may not be asked any more, or one of the two blocked the other.
   * What it cost is given back.
   */
  lapse(at: Date, { bySender = false } = {}): void {
    this.require('guardian_pending', 'pending');
    this.state = { ...this.state, status: 'expired', respondedAt: at };
    this.record(interestLapsed({ ...this.fact(), bySender }));
  }

  /** The brother whom she asked asks her himself, not knowing of it: his request goes on in its place. */
  supersede(at: Date): void {
    this.require('guardian_pending');
    this.state = { ...this.state, status: 'expired', respondedAt: at };
    this.record(interestSuperseded(this.fact()));
  }

  /**
   * Whether one of the two knows of it: a sister sees that it is under review, a brother whom she asks nothing before
   * that.
   */
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

  /** Deciding and answering look at the time themselves, and do not wait for the sweep. */
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

/** Keeps requests. `find` locks; `save` throws `request-open` where the pair has an open one. */
export interface InterestRequests {
  find(tx: Tx, id: RequestId): Promise<InterestRequest | null>;
  /** Lets no other request, match or block of this pair arise until the transaction ends. */
  lockPair(tx: Tx, a: ProfileId, b: ProfileId): Promise<void>;
  /** The same for the pair of a request; nothing where there is no such request. */
  lockPairOf(tx: Tx, id: RequestId): Promise<void>;
  /** The pair's open request, whoever sent it; not locked. */
  openBetween(tx: Tx, a: ProfileId, b: ProfileId): Promise<RequestId | null>;
  /** Whether a request of `from` to `to` was refused after `since`, by guardian or receiver. */
  wasRefusedSince(tx: Tx, from: ProfileId, to: ProfileId, since: Date): Promise<boolean>;
  /** Whether there is, or was, a request between the two of which the first knows. */
  isAnyKnown(tx: Tx, to: ProfileId, other: ProfileId): Promise<boolean>;
  /** Whether the guardian has let it go on to its receiver; not locked. */
  hasReachedReceiver(tx: Tx, id: RequestId): Promise<boolean>;
  /** What its sender wrote to the receiver, null without words, and until when it can be answered. Not locked. */
  asReceived(tx: Tx, id: RequestId): Promise<{ message: string | null; expiresAt: Date } | null>;
  /** Answers of or to this profile, or between these two, whose words wait for the guardian. */
  responsesUnderReview(tx: Tx, profileId: ProfileId, other?: ProfileId): Promise<RequestId[]>;
  /** Open requests from or to this profile. */
  openOf(tx: Tx, profileId: ProfileId): Promise<RequestId[]>;
  /** Those from or to this account that wait for their answer; not locked. */
  toBeAnswered(tx: Tx, accountId: UserId): Promise<{ id: RequestId; wardId: UserId; otherId: UserId }[]>;
  due(tx: Tx, at: Date): Promise<RequestId[]>;
  save(tx: Tx, request: InterestRequest): Promise<void>;
}
