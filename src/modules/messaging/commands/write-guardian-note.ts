import { newId, type MatchId, type NoteId, type UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { GuardianNote } from '../domain/guardian-notes.ts';
import { wardOverseenBy } from '../conversation/overseen-ward.ts';
import { guardianNoteWritten } from '../events.ts';
import { messagingLimits } from '../limits.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'uow' | 'clock' | 'limits' | 'guardianship' | 'conversations' | 'notes'>;

/** A guardian leaves his ward a private note about a conversation of hers. */
export class WriteGuardianNote extends UseCase<Ports> {
  /** @throws common.rate-limited, and common.not-found if he does not oversee it */
  execute(guardianId: UserId, matchId: MatchId, content: string): Promise<GuardianNote> {
    const { uow, clock, limits, notes } = this.ports;
    return uow.run(async (tx) => {
      const { accountId: wardId } = await wardOverseenBy(tx, this.ports, matchId, guardianId);
      await limits.inside(tx).consume(messagingLimits['notes of a guardian'], guardianId);
      const createdAt = clock.now();
      const note = { id: newId<NoteId>(createdAt), matchId, guardianId, content, createdAt };
      await notes.add(tx, note);
      tx.record(guardianNoteWritten({ matchId, wardId, guardianId }));
      return note;
    });
  }
}
