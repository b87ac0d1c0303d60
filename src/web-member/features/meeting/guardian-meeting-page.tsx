import { showOverseenPath } from '#modules/matchmaking/contracts/family/family-contact.ts';
import type { Flag } from '#kernel/contracts/flags.ts';
import { useParams } from 'react-router-dom';
import { useEndpoint } from '../../../web-shared/server/api.ts';
import { FlagNotes } from '../guardian/index.ts';
import { Meetings } from './meetings.tsx';

const flagNotes = (flags: Flag[]) => <FlagNotes flags={flags} withNote={false} />;

/** The meetings of a ward's match, which her guardian reads first (R-B.3). */
export function GuardianMeetingPage() {
  const { id = '' } = useParams();
  const path = useEndpoint(showOverseenPath, { params: { id } });
  return <Meetings id={id} reader="guardian" path={path} back={`/guardian-messages/${id}/family`} flags={flagNotes} />;
}
