import type { MatchView } from '#modules/messaging/contracts/matches.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../session/index.ts';

/** Why a conversation rests, as far as it is told, and for her the way on; nothing where it does not rest. */
export function PauseReason({ match, withLink = false }: { match: MatchView; withLink?: boolean }) {
  const { t } = useTranslation('messages');
  const { session } = useSession();
  if (match.status !== 'paused') return null;
  const reason = match.pauseReason;
  if (!reason) return <p className="quiet">{t('paused.plain')}</p>;
  if (session.profile?.gender !== 'female') return <p className="quiet">{t('paused.his')}</p>;
  const to = reason === 'guardian-change' ? '/wali-pending' : '/guardian-setup';
  return (
    <p className="quiet">
      {t(`paused.${reason}.text`)} {withLink && <Link to={to}>{t(`paused.${reason}.link`)}</Link>}
    </p>
  );
}
