import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import { sessionsEnded } from '../../events.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

/** The owner signs one device out, from its next request on. */
export class EndSession extends UseCase<Pick<UseCasePorts, 'uow' | 'sessions'>> {
  /** @throws common.not-found if the account has no session with this list id */
  execute(accountId: UserId, id: string): Promise<void> {
    const { uow, sessions } = this.ports;
    return uow.run(async (tx) => {
      if (!(await sessions.end(tx, accountId, id))) throw new DomainError('common.not-found');
      tx.record(sessionsEnded({ accountId }));
    });
  }
}
