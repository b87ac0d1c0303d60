import { DomainError } from '#kernel/errors.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { UseCase } from '#kernel/use-case.ts';
import { outboundJobOf } from '../domain/outbound-job.ts';
import type { OutboundJobs } from '../domain/outbound-job.ts';
import type { PaymentProvider } from '../domain/payment-provider.ts';
import type { ProviderEvents } from '../domain/provider-events.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  provider: PaymentProvider;
  events: ProviderEvents;
  outboundJobs: OutboundJobs;
}

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
