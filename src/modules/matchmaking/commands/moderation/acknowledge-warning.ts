import { DomainError } from '#kernel/errors.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { MeasureId, UserId } from '#kernel/values/ids.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

/** A member confirms to have read a warning. */
export class AcknowledgeWarning extends UseCase<Pick<UseCasePorts, 'uow' | 'clock' | 'profiles' | 'measures'>> {
  /** @throws matchmaking.profile-required, and common.not-found for what is no warning of this member */
  execute(accountId: UserId, id: MeasureId): Promise<void> {
    const { uow, clock, profiles, measures } = this.ports;
    return uow.run(async (tx) => {
      if (!(await profiles.ofAccount(tx, accountId))) throw new DomainError('matchmaking.profile-required');
      const measure = await measures.find(tx, id);
      if (measure?.state.accountId !== accountId || measure.state.kind !== 'warning')
        throw new DomainError('common.not-found');
      measure.acknowledge(clock.now());
      await measures.save(tx, measure);
    });
  }
}
