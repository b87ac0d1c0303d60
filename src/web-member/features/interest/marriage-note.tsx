import type { SeenProfile } from '#modules/matchmaking/contracts/profiles.schema.ts';
import { useText } from '../../lib/text/use-text.ts';
import { Notice } from '../../ui/index.ts';
import { useSession } from '../session/index.ts';

type MarriageNoteProps = { other: Pick<SeenProfile, 'currentMaritalStatus' | 'numberOfWives'> | null };

/**
 * Mentions a running marriage before a request: his marriage to her, and to him that she will read about it.
 */
export function MarriageNote({ other }: MarriageNoteProps) {
  const { t } = useText('interest');
  const { session } = useSession();
  const his = session.profile?.gender === 'male';
  const { currentMaritalStatus, numberOfWives: count } = (his ? session.profile : other) ?? {};
  if (currentMaritalStatus !== 'currently_married' || count === undefined) return null;
  return (
    <Notice tone="wait">
      <p>{his ? t('marriage.own', { count }) : t('marriage.his', { count })}</p>
    </Notice>
  );
}
