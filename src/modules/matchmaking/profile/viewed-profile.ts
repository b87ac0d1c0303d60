import type { ErrorCode } from '#kernel/errors.ts';
import { sendBlockers } from '../contracts/profiles.ts';
import type { ViewedProfile } from '../contracts/profiles.schema.ts';
import { requestAgainFrom, refusalsOfSending } from '../domain/introduction.ts';
import type { Profile } from '../domain/profile.ts';
import { profileOfRow } from '../infra/profiles-repository.ts';
import type { RankedRow } from '../browse/browse-sql.ts';
import { seenProfile } from './seen-profiles.ts';
import type { Viewer } from '../browse/viewer.ts';

/** A profile as the viewer may see it, with compatibility and allowed actions. */
export function viewedProfile(viewer: Viewer, row: RankedRow, now: Date): ViewedProfile {
  const profile = profileOfRow(row);
  const refusals = refusalsToward(viewer, row, profile);
  const isMeetable =
    viewer.sending?.sender.hasProfile && row.gender === viewer.looksFor && !viewer.never.includes(row.account_id);
  return {
    ...seenProfile(profile, row.guardian_verified, now),
    compatibilityScore: row.score,
    compatibilityReasons: { agree: row.agree, differ: row.differ, open: row.open, compared: row.compared },
    relation: row.relation,
    allowedActions: [
      ...(refusals?.length === 0 ? (['send-interest'] as const) : []),
      ...(isMeetable ? (['save', 'block'] as const) : []),
    ],
    sendBlocker: refusals ? sendBlockerOf(refusals) : null,
    requestAgainFrom: viewer.sending && row.refused_at ? requestAgainFrom(row.refused_at).toISOString() : null,
    saved: viewer.sending !== null && row.saved,
  };
}

/** The refusals that sending to this profile would meet; null for a guardian, who sends nothing. */
function refusalsToward({ sending, looksFor, never }: Viewer, row: RankedRow, profile: Profile): ErrorCode[] | null {
  if (!sending) return null;
  return refusalsOfSending({
    ...sending,
    receiver: {
      isOfOtherGender: row.gender === looksFor,
      hasFourWives: profile.hasFourWives,
      isDiscoverable: row.listed || row.relation === 'matched',
    },
    guardian: { isOneOfTheTwo: never.includes(row.account_id), canDecide: true },
    pair: {
      isMatched: row.relation === 'matched',
      hasOpenRequest: row.relation === 'request_open',
      wasRefusedLately: row.refused_at !== null,
    },
  });
}

/** The step that the screen leads to; null if some refusal has no such step, as between two matched members. */
function sendBlockerOf(refusals: ErrorCode[]): ViewedProfile['sendBlocker'] {
  const blockers = refusals.map((code) => sendBlockers.find((blocker) => code === `matchmaking.${blocker}`));
  return blockers.includes(undefined) ? null : (blockers[0] ?? null);
}
