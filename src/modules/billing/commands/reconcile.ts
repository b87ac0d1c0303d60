import { after, DAY, HOUR, MINUTE } from '#kernel/clock.ts';
import { UseCase } from '#kernel/use-case.ts';
import { abandonCheckout } from '../domain/checkout.ts';
import { outboundJobOf } from '../domain/outbound-job.ts';
import { lapsedBefore } from '../checkout/open-checkout.ts';
import { LEAST_PUT_OFF } from '../domain/subscription.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<
  UseCasePorts,
  'uow' | 'clock' | 'provider' | 'checkouts' | 'subscriptions' | 'plans' | 'events' | 'outboundJobs'
>;

const EVERY = 10 * MINUTE;
/** Age up to which missed webhook events are fetched. */
const LOOKS_BACK = 3 * DAY;
/** Age from which an open checkout is checked. */
const PATIENCE = 10 * MINUTE;
/** Delay after which a renewal without an event is checked. */
const RENEWAL_DUE = HOUR;

/** Catches up on missed webhook events, payments whose payer did not return, and renewals without an event. */
export class Reconcile extends UseCase<Ports> {
  private ranAt = new Date(0);

  /** Does nothing if it ran within the last ten minutes. */
  async execute(): Promise<void> {
    const { uow, clock, provider, checkouts, subscriptions, plans, events, outboundJobs } = this.ports;
    const at = clock.now();
    if (at < after(this.ranAt, EVERY)) return;
    this.ranAt = at;
    const missed = await provider.missedEvents(after(at, -LOOKS_BACK));
    await uow.run(async (tx) => {
      for (const plan of await plans.findUnpublishedPrices(tx)) await outboundJobs.add(tx, { do: 'price', plan });
      for (const event of missed) {
        const outboundJob = outboundJobOf(event);
        if ((await events.add(tx, event, at)) && outboundJob) await outboundJobs.add(tx, outboundJob);
      }
      const unheard = await subscriptions.overdue(tx, after(at, -RENEWAL_DUE));
      const waiting = await subscriptions.waitingUntil(tx, after(at, LEAST_PUT_OFF));
      for (const customer of new Set([...unheard, ...waiting])) await outboundJobs.add(tx, { do: 'sync', customer });
      const lapsed = lapsedBefore(at);
      for (const checkout of await checkouts.olderThan(tx, after(at, -PATIENCE))) {
        const { customerId: customer, openedAt } = checkout.state;
        if (openedAt > lapsed) await outboundJobs.add(tx, { do: 'sync', customer });
        else await abandonCheckout(tx, { checkouts, outboundJobs }, checkout);
      }
    });
  }
}
