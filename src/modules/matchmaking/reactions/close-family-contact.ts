import { inTransaction, type Subscription } from '#kernel/events.ts';
import type { GuardianId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import {
  guardianCheckRefused,
  guardianDisputeUpheld,
  guardianReplaced,
  guardianSteppedDown,
  guardianWithdrew,
} from '../../guardianship/events.ts';
import { matchEnded } from '../events.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'clock' | 'matches' | 'familyContacts'>;

/** Deletes released details when the match ends, and those of a guardian when his part is over (R-C.3). */
export function closeFamilyContact({ clock, matches, familyContacts }: Ports): Subscription[] {
  const endReleasesOf = async (tx: Tx, guardianId: GuardianId) => {
    for (const id of await familyContacts.matchesWithReleasesOf(tx, guardianId)) {
      const match = await matches.find(tx, id);
      if (!match) continue;
      const contact = await familyContacts.ofMatch(tx, match.state);
      contact.endReleasesOf(guardianId, clock.now());
      await familyContacts.save(tx, contact);
    }
  };
  return [
    inTransaction(matchEnded, 'matchmaking.close-family-contact', async (tx, { matchId }) => {
      const match = await matches.find(tx, matchId);
      if (!match) return;
      const contact = await familyContacts.ofMatch(tx, match.state);
      contact.close(clock.now());
      await familyContacts.save(tx, contact);
    }),
    ...[guardianReplaced, guardianSteppedDown, guardianWithdrew, guardianDisputeUpheld, guardianCheckRefused].map(
      (event) =>
        inTransaction(event, 'matchmaking.end-his-releases', (tx, { guardianId }) => endReleasesOf(tx, guardianId)),
    ),
  ];
}
