import { sha256 } from './sha256.ts';
import { randomBytes, randomFillSync } from 'node:crypto';

export type {
  ApprovalId,
  EventId,
  GuardianId,
  InvitationId,
  MatchId,
  MeasureId,
  MeetingId,
  MessageId,
  NoteId,
  PlanId,
  ProfileId,
  ReleaseId,
  RequestId,
  SavedSearchId,
  StageProposalId,
  TopicAnswerId,
  TopicPairId,
  UserId,
} from '../contracts/ids.ts';

/** A new UUID of version 7 (RFC 9562): ids sort by time, which keeps indexes compact. */
export function newId<Id extends string = string>(at: Date): Id {
  const bytes = randomFillSync(Buffer.alloc(16));
  bytes.writeUIntBE(at.getTime(), 0, 6);
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}` as Id;
}

/** A secret for an emailed link: 256 random bits, safe in a URL. Only its hash is ever stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Stored hash of a token. A plain hash suffices for 256 random bits; short codes are hashed slowly instead. */
export const hashOfToken = (token: string): string => sha256(token);
