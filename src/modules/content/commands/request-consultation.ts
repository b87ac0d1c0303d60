import { newId, type UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import { Consultation, type ConsultationState } from '../domain/consultation.ts';
import { contentLimits } from '../limits.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

export class RequestConsultation extends UseCase<Pick<UseCasePorts, 'uow' | 'clock' | 'limits' | 'consultations'>> {
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
