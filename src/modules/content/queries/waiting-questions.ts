import type { QueueStanding } from '#kernel/contracts/cases.ts';
import { standingOf, type CaseQueue } from '#kernel/desk/case-queue.ts';
import { lettersAtRest, type RestPorts } from './letters-at-rest.ts';

/** How many letters to the staff wait for an answer, and of how many that rests. */
export class WaitingQuestions implements CaseQueue {
  private readonly ports: RestPorts;
  constructor(ports: RestPorts) {
    this.ports = ports;
  }

  async execute(): Promise<QueueStanding> {
    const { db } = this.ports;
    const open = db('content.question').whereNull('answered_at').whereNull('closed_at');
    const resting = (await lettersAtRest(this.ports, db('content.question'))).size;
    return { ...(await standingOf('support', open, 'created_at')), resting };
  }
}
