import { visitConversation } from '#modules/messaging/contracts/guardian-notes.ts';
import { useEffect } from 'react';
import { call } from '../../../../web-shared/server/api.ts';
import { invalidate } from '../../../lib/server/query-client.ts';
import { useInSight } from '../../../lib/use-in-sight.ts';

/** Marks a conversation as read by the guardian, up to its newest message, once it is shown. */
export function useVisit(shown: string | undefined, newest: string | undefined) {
  const inSight = useInSight();
  useEffect(() => {
    if (!shown || !inSight) return;
    // A failure is repaired by the next visit.
    call(visitConversation, { params: { id: shown } }).then(
      () => invalidate('/api/guardian/matches'),
      () => undefined,
    );
  }, [shown, newest, inSight]);
}
