import type { QueueStanding } from '#kernel/contracts/cases.ts';
import { standingOf, type CaseQueue, type QueueReader } from '#kernel/desk/case-queue.ts';
import { lettersAtRest, type RestPorts } from './letters-at-rest.ts';

/** How many letters to the staff wait for an answer, and of how many that rests. */
export class WaitingQuestions implements CaseQueue {
  private readonly ports: RestPorts;
  constructor(ports: RestPorts) {
    this.ports = ports;
  }

  async execute(reader?: QueueReader): Promise<QueueStanding> {
    const { db, ownCases } = this.ports;
    const cases = db('content.question').whereNull('answered_at').whereNull('closed_at');
    const atRest = db('content.question');
    if (reader) await ownCases.leaveOut(db, atRest, 'support', reader);
    const resting = (await lettersAtRest(this.ports, atRest)).size;
    return { ...(await standingOf(this.ports, 'support', { cases, since: 'created_at' }, reader)), resting };
  }
}
