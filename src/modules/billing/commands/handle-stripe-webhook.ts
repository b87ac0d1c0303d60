import { DomainError } from '#kernel/errors.ts';
import { UseCase } from '#kernel/use-case.ts';
import { outboundJobOf } from '../domain/outbound-job.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'uow' | 'clock' | 'provider' | 'events' | 'outboundJobs'>;

/** Stores a webhook event before the response; an outbound job of its own processes it. */
export class HandleStripeWebhook extends UseCase<Ports> {
  /**
   * Idempotent: a repeated event is stored once.
   * @throws billing.invalid-signature
   */
  async execute(rawBody: Buffer, signature: string): Promise<void> {
    const { uow, clock, provider, events, outboundJobs } = this.ports;
    const event = await provider.readEvent(rawBody, signature);
    if (!event) throw new DomainError('billing.invalid-signature');
    await uow.run(async (tx) => {
      const isNew = await events.add(tx, event, clock.now());
      const outboundJob = outboundJobOf(event);
      if (isNew && outboundJob) await outboundJobs.add(tx, outboundJob);
    });
  }
}
