import type { OwnProfile } from '#modules/matchmaking/contracts/profiles.schema.ts';
import { lazy, Suspense } from 'react';
import { retryWhenOnline } from '../../../lib/server/retry-when-online.ts';
import { withTexts } from '../../../lib/text/with-texts.ts';

const load = () => retryWhenOnline(() => withTexts(() => import('./moderation-notices.tsx'), 'moderation', 'person'));
const Notices = lazy(async () => ({ default: (await load()).ModerationNotices }));
const Earlier = lazy(async () => ({ default: (await load()).EarlierWarnings }));

type ModerationProps = { profile: Pick<OwnProfile, 'measures'> };

/** Shows what staff have hidden of the profile, and warnings; few members load it. */
export function ModerationNotices({ profile }: ModerationProps) {
  if (profile.measures.length === 0) return null;
  return (
    <Suspense>
      <Notices profile={profile} />
    </Suspense>
  );
}

/** Shows the warnings that the member has read. */
export function EarlierWarnings({ profile }: ModerationProps) {
  if (profile.measures.every(({ acknowledgedAt }) => acknowledgedAt === null)) return null;
  return (
    <Suspense>
      <Earlier profile={profile} />
    </Suspense>
  );
}
