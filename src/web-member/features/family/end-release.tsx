import { endRelease } from '#modules/matchmaking/contracts/family/family-contact.ts';
import { useText } from '../../lib/text/use-text.ts';
import { call } from '../../../web-shared/server/api.ts';
import { EndButtons } from './end-buttons.tsx';

type EndReleaseProps = { matchId: string; id: string; onReport: () => void };

/** Ends what a guardian shared, or ends it and reports the man. */
export function EndRelease({ matchId, id, onReport }: EndReleaseProps) {
  const { t } = useText('family');
  return (
    <EndButtons
      end={() => call(endRelease, { params: { id: matchId, releaseId: id } })}
      onReport={onReport}
      texts={{
        open: t('end.open'),
        openAndReport: t('end.openAndReport'),
        title: t('end.title'),
        text: t('end.text'),
        confirm: t('end.confirm'),
        confirmAndReport: t('end.confirmAndReport'),
        done: t('end.done'),
        failed: t('end.failed'),
      }}
    />
  );
}
