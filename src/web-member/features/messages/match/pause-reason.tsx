import type { MatchView } from '#modules/messaging/contracts/matches.schema.ts';
import { useText } from '../../../lib/text/use-text.ts';
import { Link } from 'react-router-dom';
import { useSession } from '../../session/index.ts';
import { GuardianEnd } from './guardian-end.tsx';
import { useMatchStatusTexts } from './match-status-texts.ts';

/** Causes that she can resolve. */
const ABOUT_HIM = ['guardian-conflict', 'dispute', 'guardian-change'] as const;

/** Why a match is paused, as far as the reader may know, with a link for a ward who can resolve the cause. */
export function PauseReason({ match, withLink = false }: { match: MatchView; withLink?: boolean }) {
  const { t } = useText('messages');
  const { session } = useSession();
  const female = session.profile?.gender === 'female';
  const { pausedBecause } = useMatchStatusTexts(female ? 'hers' : 'his', { id: match.otherProfileId });
  if (match.status !== 'paused') return null;
  const guardian = ABOUT_HIM.find((reason) => match.pauseReasons.includes(reason));
  const to = guardian === 'guardian-change' ? '/wali-pending' : '/guardian-setup';
  return (
    <>
      {pausedBecause(match).map((words) => (
        <p className="quiet" key={words}>
          {words}
        </p>
      ))}
      {withLink && <GuardianEnd match={match} />}
      {withLink && female && guardian && (
        <p>
          <Link className="lone" to={to}>
            {t(`paused.link.${guardian}`)}
          </Link>
        </p>
      )}
    </>
  );
}
