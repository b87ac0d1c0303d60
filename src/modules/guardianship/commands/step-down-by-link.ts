import { UseCase } from '#kernel/use-case.ts';
import { findLiveStepDownLink } from '../domain/live-step-down-link.ts';
import type { GuardianPorts } from '../guardian/guardian-ports.ts';

/**
 * A guardian without an account steps down by the link of an email.
 * @throws what `findLiveStepDownLink` throws
 */
export class StepDownByLink extends UseCase<GuardianPorts> {
  execute(token: string, reason: string | null): Promise<void> {
    const { uow, clock, guardians, identity } = this.ports;
    return uow.run(async (tx) => {
      const { guardian } = await findLiveStepDownLink(tx, { guardians, people: identity }, token);
      guardian.stepDown(reason, clock.now());
      await guardians.save(tx, guardian);
    });
  }
}
