import { showPath } from '#modules/matchmaking/contracts/family/family-contact.ts';
import { useParams } from 'react-router-dom';
import { useEndpoint } from '../../../web-shared/server/api.ts';
import { useSession } from '../session/index.ts';
import { Path } from './path.tsx';

/** The path of a match, for one of its members (R-A.6). */
export function PathPage() {
  const { matchId: id = '' } = useParams();
  const { session } = useSession();
  const path = useEndpoint(showPath, { params: { id } });
  return <Path id={id} reader={session.profile?.gender === 'female' ? 'hers' : 'his'} path={path} />;
}
