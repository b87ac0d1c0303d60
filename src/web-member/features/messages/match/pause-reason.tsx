import type { MatchView } from '#modules/messaging/contracts/matches.schema.ts';
import { useSession } from '../../session/index.ts';
import { useMatchStatusTexts } from './match-status-texts.ts';

/** Why a match is paused, as far as the reader may know. */
export function PauseReason({ match }: { match: MatchView }) {
  const { session } = useSession();
  const reader = session.profile?.gender === 'female' ? 'hers' : 'his';
  const { pausedBecause } = useMatchStatusTexts(reader, { id: match.otherProfileId });
  if (match.status !== 'paused') return null;
  return pausedBecause(match).map((words) => (
    <p className="quiet" key={words}>
      {words}
    </p>
  ));
}
