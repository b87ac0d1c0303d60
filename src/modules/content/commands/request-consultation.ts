import type { Clock } from '#kernel/clock.ts';
import { newId, type UserId } from '#kernel/values/ids.ts';
import type { Limits } from '#kernel/limits.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { UseCase } from '#kernel/use-case.ts';
import { Consultation, type Consultations, type ConsultationState } from '../domain/consultation.ts';
import { contentLimits } from '../limits.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  limits: Limits;
  consultations: Consultations;
}

export class RequestConsultation extends UseCase<Ports> {
  /** @throws common.rate-limited */
  execute(
    accountId: UserId,
    { topic, message, preferredTimes = null }: { topic: string; message: string; preferredTimes?: string | null },
  ): Promise<ConsultationState> {
    const { uow, clock, limits, consultations } = this.ports;
    return uow.run(async (tx) => {
      await limits.inside(tx).consume(contentLimits['consultations of an account'], accountId);
      const at = clock.now();
      const consultation = Consultation.open({ id: newId(at), accountId, topic, message, preferredTimes }, at);
      await consultations.save(tx, consultation);
      return consultation.state;
    });
  }
}
