import { showPath } from '#modules/matchmaking/contracts/family/family-contact.ts';
import { useParams } from 'react-router-dom';
import { useEndpoint } from '../../../web-shared/server/api.ts';
import { useSession } from '../session/index.ts';
import { FamilyContact } from './family-contact.tsx';

/** How the families of a match speak with each other, for one of its members (R-C.1). */
export function FamilyPage() {
  const { matchId: id = '' } = useParams();
  const { session } = useSession();
  const path = useEndpoint(showPath, { params: { id } });
  const reader = session.profile?.gender === 'female' ? 'hers' : 'his';
  return <FamilyContact id={id} reader={reader} path={path} back={`/messages/${id}`} />;
}
