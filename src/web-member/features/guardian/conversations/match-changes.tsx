import type { OverseenMatch } from '#modules/messaging/contracts/oversight.schema.ts';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../../web-shared/text/format.ts';
import { Card } from '../../../ui/index.ts';
import { UserText } from '../../../../web-shared/ui/user-text.tsx';

/** Choices of both members and the guardian in a conversation, newest first, with the reasons that he may read. */
export function MatchChanges({ match }: { match: OverseenMatch }) {
  const { t } = useTranslation('messages');
  const nameOf = (by: OverseenMatch['changes'][number]['by']) => {
    if (by === 'woman') return match.wardFirstName;
    return by === 'man' ? t('changes.man', { id: match.otherProfileId }) : t('changes.guardian');
  };
  return (
    <Card title={t('changes.title')}>
      <ul className="match-changes">
        {match.changes.map(({ what, by, reason, at }) => (
          <li key={`${at} ${what}`}>
            <p>{what === 'ended' && !by ? t('changes.left') : t(`changes.what.${what}`, { who: nameOf(by) })}</p>
            {reason && <UserText className="serif">{`“${reason}”`}</UserText>}
            <p className="small quiet">{formatTime(at)}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
