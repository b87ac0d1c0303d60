import { showOverseenPath } from '#modules/matchmaking/contracts/family/family-contact.ts';
import { useParams } from 'react-router-dom';
import { useEndpoint } from '../../../web-shared/server/api.ts';
import { Path } from './path.tsx';

/** The path of a ward's match, for her guardian (R-A.6). */
export function GuardianPathPage() {
  const { id = '' } = useParams();
  return <Path id={id} reader="guardian" path={useEndpoint(showOverseenPath, { params: { id } })} />;
}
