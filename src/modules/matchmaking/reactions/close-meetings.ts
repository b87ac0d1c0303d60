import { inTransaction, type Subscription } from '#kernel/events.ts';
import type { GuardianId, MatchId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import {
  guardianCheckRefused,
  guardianDisputeUpheld,
  guardianReplaced,
  guardianSteppedDown,
  guardianWithdrew,
} from '../../guardianship/events.ts';
import { isPending, Meeting } from '../domain/meeting/meeting.ts';
import { matchEnded } from '../events.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'clock' | 'matches' | 'meetings'>;

/** Cancels meetings that are ahead when the match ends, and when the part of its guardian does (R-B.5). */
export function closeMeetings({ clock, matches, meetings }: Ports): Subscription[] {
  const close = async (tx: Tx, id: MatchId, guardianId?: GuardianId) => {
    const match = await matches.find(tx, id);
    if (!match) return;
    const at = clock.now();
    for (const state of await meetings.ofMatch(tx, match.state)) {
      if (!isPending(state, at) || (guardianId && state.guardianId !== guardianId)) continue;
      const meeting = Meeting.from(state);
      meeting.cancel(null, null, at);
      await meetings.save(tx, meeting);
    }
  };
  return [
    inTransaction(matchEnded, 'matchmaking.close-meetings', (tx, { matchId }) => close(tx, matchId)),
    ...[guardianReplaced, guardianSteppedDown, guardianWithdrew, guardianDisputeUpheld, guardianCheckRefused].map(
      (event) =>
        inTransaction(event, 'matchmaking.close-his-meetings', async (tx, { guardianId }) => {
          for (const id of await meetings.matchesWithMeetingsOf(tx, guardianId)) await close(tx, id, guardianId);
        }),
    ),
  ];
}
