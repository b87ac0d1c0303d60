import type { MatchView } from '#modules/messaging/contracts/matches.schema.ts';
import { useText } from '../../../lib/text/use-text.ts';
import { Link } from 'react-router-dom';
import { useSession } from '../../session/index.ts';
import { GuardianEnd } from './guardian-end.tsx';
import { PauseReason } from './pause-reason.tsx';

/** Causes that she can resolve. */
const ABOUT_HIM = ['guardian-conflict', 'dispute', 'guardian-change'] as const;

/** Why a match is paused, with what a ward can do about it. */
export function PausedMatch({ match }: { match: MatchView }) {
  const { t } = useText('messages');
  const { session } = useSession();
  const guardian = ABOUT_HIM.find((reason) => match.pauseReasons.includes(reason));
  const to = guardian === 'guardian-change' ? '/wali-pending' : '/guardian-setup';
  return (
    <>
      <PauseReason match={match} />
      <GuardianEnd match={match} />
      {session.profile?.gender === 'female' && guardian && (
        <p>
          <Link className="lone" to={to}>
            {t(`paused.link.${guardian}`)}
          </Link>
        </p>
      )}
    </>
  );
}
