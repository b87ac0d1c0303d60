import { showOverseenSummary } from '#modules/matchmaking/contracts/path/summary.ts';
import { useParams } from 'react-router-dom';
import { useEndpoint } from '../../../web-shared/server/api.ts';
import { Summary } from './summary.tsx';

/** The summary of a ward's match, for her guardian (R-A.7). */
export function GuardianSummaryPage() {
  const { id = '' } = useParams();
  return <Summary id={id} reader="guardian" summary={useEndpoint(showOverseenSummary, { params: { id } })} />;
}
