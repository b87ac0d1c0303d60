import { showOverseenPath } from '#modules/matchmaking/contracts/family/family-contact.ts';
import { useParams } from 'react-router-dom';
import { useEndpoint } from '../../../web-shared/server/api.ts';
import { FamilyContact } from './family-contact.tsx';

/** Shows a guardian his releases to the man of a match, and the man's relative (R-C.1). */
export function GuardianFamilyPage() {
  const { id = '' } = useParams();
  const path = useEndpoint(showOverseenPath, { params: { id } });
  return <FamilyContact id={id} reader="guardian" path={path} back={`/guardian-messages/${id}`} />;
}
