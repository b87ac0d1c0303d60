import type { Actor } from '../actor.ts';
import { audit } from './audit.ts';
import { NO_REASON, type AuditSubjectType, type AuditVerb } from '../contracts/admin/audit-words.ts';
import type { Kernel } from '../kernel.ts';
import type { Tx } from '../tx.ts';
import { UseCase } from '../use-case.ts';

type AdminPorts = Pick<Kernel, 'uow' | 'clock'>;

/** The admin of an act in the console, the reason, and the request; the audit stores all three. */
export interface AdminAct {
  admin: Actor;
  /** Undefined if the endpoint makes it optional. */
  reason?: string | undefined;
  requestId: string;
}

/** Result of an admin's command. The audit stores the states before and after. */
export interface AdminChange<Answer> {
  subjectId: string;
  before?: unknown;
  after?: unknown;
  answer: Answer;
}

/**
 * Base class of every write of the console. The change and its audit entry are in one transaction, so that neither
 * exists without the other.
 */
export abstract class AdminCommand<Input, Answer, Ports extends AdminPorts = AdminPorts> extends UseCase<Ports> {
  protected abstract readonly verb: AuditVerb;
  protected abstract readonly subjectType: AuditSubjectType;

  /** Changes and audits; a refusal does neither. */
  execute(input: Input, { admin, reason = NO_REASON, requestId }: AdminAct): Promise<Answer> {
    const { uow, clock } = this.ports;
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
