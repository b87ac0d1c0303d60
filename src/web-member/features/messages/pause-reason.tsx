import type { MatchView } from '#modules/messaging/contracts/matches.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../session/index.ts';
import { useStandingWords } from './standing-words.ts';

/** Why a conversation rests, as far as it is told, and for her the way on; nothing where it does not rest. */
export function PauseReason({ match, withLink = false }: { match: MatchView; withLink?: boolean }) {
  const { t } = useTranslation('messages');
  const { session } = useSession();
  const female = session.profile?.gender === 'female';
  const { restsBecause } = useStandingWords(female ? 'hers' : 'his', { id: match.otherProfileId });
  if (match.status !== 'paused') return null;
  const guardian = match.pauseReasons.find((reason) => reason === 'guardian-conflict' || reason === 'guardian-change');
  const to = guardian === 'guardian-conflict' ? '/guardian-setup' : '/wali-pending';
  return (
    <>
      {restsBecause(match.pauseReasons).map((words) => (
        <p className="quiet" key={words}>
          {words}
        </p>
      ))}
      {withLink && female && guardian && (
        <p>
          <Link to={to}>{t(`paused.link.${guardian}`)}</Link>
        </p>
      )}
    </>
  );
}
