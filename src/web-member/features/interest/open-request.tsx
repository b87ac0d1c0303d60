import { receivedRequests, sentRequests } from '#modules/matchmaking/contracts/interest-requests.ts';
import { useEndpoint } from '../../../web-shared/server/api.ts';
import { RequestCard } from './request-card.tsx';
import './interest.css';

/** The open request between the reader and this profile, with its buttons, for the foot of the profile's page. */
export function OpenRequest({ profileId }: { profileId: number }) {
  const query = { open: 'true', profileId: String(profileId) };
  const received = useEndpoint(receivedRequests, { query }).data?.[0];
  const sent = useEndpoint(sentRequests, { query }).data?.[0];
  return (
    <>
      {received && <RequestCard onProfile request={received} side="received" />}
      {sent && <RequestCard onProfile request={sent} side="sent" />}
    </>
  );
}
