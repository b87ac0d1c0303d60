import { showPath } from '#modules/matchmaking/contracts/family/family-contact.ts';
import { useParams } from 'react-router-dom';
import { useEndpoint } from '../../../web-shared/server/api.ts';
import { useSession } from '../session/index.ts';
import { Meetings } from './meetings.tsx';

/** The meetings of a match, for one of its members (R-B.1). */
export function MeetingPage() {
  const { matchId: id = '' } = useParams();
  const { session } = useSession();
  const path = useEndpoint(showPath, { params: { id } });
  const reader = session.profile?.gender === 'female' ? 'hers' : 'his';
  return <Meetings id={id} reader={reader} path={path} back={`/messages/${id}/family`} />;
}
