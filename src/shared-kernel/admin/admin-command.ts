import type { Actor } from '../actor.ts';
import { audit } from './audit.ts';
import type { Kernel } from '../kernel.ts';
import type { Tx } from '../unit-of-work.ts';

/** Who acts in the console, why, and in which request. The audit keeps all three. */
export interface AdminAct {
  admin: Actor;
  /** Undefined where the call allows it to be left out. */
  reason?: string | undefined;
  requestId: string;
}

/** What an admin's command did, and to what. The audit keeps the state of before and after. */
export interface AdminChange<Answer> {
  subjectId: string;
  before?: unknown;
  after?: unknown;
  answer: Answer;
}

const NO_REASON = 'not stated';

/**
 * Something that an admin changes: the one form of every write of the console. The change and its one entry in the
 * audit stand in the same transaction, so that neither is kept without the other.
 */
export abstract class AdminCommand<Input, Answer> {
  /** How the audit calls the deed. */
  protected abstract readonly verb: string;
  /** What kind of thing it is done to. */
  protected abstract readonly subjectType: string;
  private readonly frame: Pick<Kernel, 'uow' | 'clock'>;

  constructor({ uow, clock }: Pick<Kernel, 'uow' | 'clock'>) {
    this.frame = { uow, clock };
  }

  /** Changes and audits; a refusal leaves neither. */
  execute(input: Input, { admin, reason = NO_REASON, requestId }: AdminAct): Promise<Answer> {
    const { uow, clock } = this.frame;
    return uow.run(async (tx) => {
      const at = clock.now();
      const { answer, ...change } = await this.change(tx, input, { admin, at });
      const { verb, subjectType } = this;
      await audit(tx, { at, actor: admin.userId, role: admin.role, verb, subjectType, reason, requestId, ...change });
      return answer;
    });
  }

  protected abstract change(tx: Tx, input: Input, by: { admin: Actor; at: Date }): Promise<AdminChange<Answer>>;
}
