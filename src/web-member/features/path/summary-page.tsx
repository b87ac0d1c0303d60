import { showSummary } from '#modules/matchmaking/contracts/path/summary.ts';
import { useParams } from 'react-router-dom';
import { useEndpoint } from '../../../web-shared/server/api.ts';
import { useSession } from '../session/index.ts';
import { Summary } from './summary.tsx';

/** The summary of a match, for one of its members (R-A.7). */
export function SummaryPage() {
  const { matchId: id = '' } = useParams();
  const { session } = useSession();
  const summary = useEndpoint(showSummary, { params: { id } });
  return <Summary id={id} reader={session.profile?.gender === 'female' ? 'hers' : 'his'} summary={summary} />;
}
