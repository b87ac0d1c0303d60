import type { GuardianId } from '#kernel/values/ids.ts';
import type { MatchRole } from '../contracts/match-states.ts';
import type { RelativeView, ReleaseView } from '../contracts/family/family-contact.schema.ts';
import type { FamilyContactState, RelativeDetails, Release } from '../domain/family/family-contact.ts';
import { relativeActionsIn, releaseActionsIn } from '../domain/family/family-rights.ts';

/** A reader of the family contact of a match. */
export interface FamilyReader {
  role: MatchRole;
  acting: GuardianId | null;
}

/** She sees that a release exists and of which kind, and not how often he opened it (R-C.3). */
export const releaseView = (state: FamilyContactState, release: Release, reader: FamilyReader): ReleaseView => ({
  id: release.id,
  kind: release.kind,
  createdAt: release.createdAt.toISOString(),
  endedAt: release.endedAt?.toISOString() ?? null,
  opened: reader.role === 'woman' ? null : release.opened,
  allowedActions: releaseActionsIn(state, release, reader),
});

/** `details` are for the man, who wrote them; her guardian opens them by a press that is counted. */
export function relativeView(
  state: FamilyContactState,
  role: MatchRole,
  { details, hasEmail }: { details: RelativeDetails | null; hasEmail: boolean | null },
): RelativeView | null {
  const { relative } = state;
  if (!relative) return null;
  return {
    state: relative.state,
    requestedAt: relative.requestedAt.toISOString(),
    namedAt: relative.namedAt?.toISOString() ?? null,
    declinedAt: relative.declinedAt?.toISOString() ?? null,
    name: details?.name ?? null,
    relation: details?.relation ?? null,
    hasEmail: role === 'woman' ? null : hasEmail,
    opened: role === 'woman' ? null : relative.opened,
    allowedActions: relativeActionsIn(state, role),
  };
}
