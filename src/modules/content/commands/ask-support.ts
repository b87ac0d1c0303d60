import type { Clock } from '#kernel/clock.ts';
import { newId, type UserId } from '#kernel/ids.ts';
import type { Limits } from '#kernel/limits.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { Question, type Questions, type QuestionState } from '../domain/question.ts';
import { contentLimits } from '../limits.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  limits: Limits;
  questions: Questions;
}

/** Somebody who is signed in writes to the staff. Nothing follows from it that anybody else could notice. */
export class AskSupport {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** Throws `common.too-many`. */
  execute(accountId: UserId, asked: Pick<QuestionState, 'message' | 'tellByEmail'>): Promise<QuestionState> {
    const { uow, clock, limits, questions } = this.ports;
    return uow.run(async (tx) => {
      await limits.inside(tx).take(contentLimits['questions of an account'], accountId);
      const at = clock.now();
      const question = Question.ask({ id: newId(at), asker: { accountId }, address: null, ...asked }, at);
      await questions.save(tx, question);
      return question.state;
    });
  }
}
