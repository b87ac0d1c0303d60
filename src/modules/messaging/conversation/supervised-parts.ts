import type { z } from 'zod';
import type { AcceptedRequest, StageItem } from '../../matchmaking/index.ts';
import type { acceptedRequest, MatchView } from '../contracts/matches.schema.ts';

/** The request that led to a match, as the first entry of its conversation; null if it is gone. */
export const acceptedRequestView = (request: AcceptedRequest | undefined): z.infer<typeof acceptedRequest> | null =>
  request
    ? {
        fromProfileId: request.from,
        message: request.message,
        quote: request.quote,
        sentAt: request.sentAt.toISOString(),
        approvedAt: request.approvedAt?.toISOString() ?? null,
      }
    : null;

/** A proposed stage with its words, which only their author and her guardian read. */
export const proposedWith = (
  proposed: MatchView['proposedStage'],
  item: StageItem | undefined,
): MatchView['proposedStage'] => proposed && (item ? { ...proposed, words: item.content } : proposed);
