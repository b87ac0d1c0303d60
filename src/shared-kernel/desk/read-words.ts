import { AdminCommand, type AdminChange } from '../admin/admin-command.ts';
import type { Actor } from '../actor.ts';
import type { QueueName } from '../contracts/cases.ts';
import { DomainError } from '../errors.ts';
import type { Tx } from '../tx.ts';
import type { CaseWords } from './case-words.ts';
import type { Desk } from './assign-case.ts';

type WordsSubject = 'support' | 'consultation' | 'rewrites' | 'refund';
interface ReadWordsPorts extends Desk {
  caseWords: CaseWords;
}

/** Opens the withheld words of a case to its reader for a day, with a reason. */
export class ReadWords extends AdminCommand<string, { id: string }, ReadWordsPorts> {
  protected readonly verb = 'read-words';
  protected readonly subjectType: WordsSubject;

  constructor(ports: ReadWordsPorts, subjectType: WordsSubject) {
    super(ports);
    this.subjectType = subjectType;
  }

  /** @throws common.not-found, also for a conflict of interest; desk.words-withheld */
  protected async change(tx: Tx, id: string, { admin }: { admin: Actor }): Promise<AdminChange<{ id: string }>> {
    const { queue, isOpen, conflictOfInterest, caseWords } = this.ports;
    const ref: { queue: QueueName; id: string } = { queue, id };
    await conflictOfInterest.refuse(tx.db, ref, admin.userId);
    if ((await isOpen(tx, id)) === null) throw new DomainError('common.not-found');
    await caseWords.requireReadable(tx.db, ref, admin);
    return { subjectId: id, answer: { id } };
  }
}
