import type { Clock } from '#kernel/clock.ts';
import { newId, type MatchId, type NoteId, type UserId } from '#kernel/values/ids.ts';
import type { Limits } from '#kernel/limits.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import type { Conversations } from '../domain/conversation.ts';
import type { GuardianNote, GuardianNotes } from '../domain/guardian-notes.ts';
import { wardOverseenBy } from '../conversation/overseen-ward.ts';
import { guardianNoteWritten } from '../events.ts';
import { messagingLimits } from '../limits.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  limits: Limits;
  guardianship: GuardianshipFacade;
  conversations: Conversations;
  notes: GuardianNotes;
}

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
