import type { Clock } from '#kernel/clock.ts';
import { DomainError, invalidField } from '#kernel/errors.ts';
import { sentence } from '#kernel/i18n/sentences.ts';
import type { Limits } from '#kernel/limits.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { PushSubscribed } from '../../contracts/push.schema.ts';
import type { Accounts } from '../../domain/accounts.ts';
import type { PushDevices, PushService } from '../../domain/push.ts';
import type { Caller } from '../../domain/session.ts';
import { identityLimits } from '../../limits.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  limits: Limits;
  accounts: Accounts;
  devices: PushDevices;
  service: PushService | null;
}

/** Subscribes a signed-in browser to push notifications. */
export class RegisterPushDevice extends UseCase<Ports> {
  /** @throws identity.push-disabled, or with the wrong field: an unknown push service, or an invalid key */
  async execute(caller: Caller, subscribed: PushSubscribed): Promise<void> {
    const { uow, clock, limits, accounts, devices, service } = this.ports;
    if (!service) throw new DomainError('identity.push-disabled');
    await limits.consume(identityLimits['push devices of an account'], caller.userId);
    const wrong = service.complaintAbout(subscribed);
    if (wrong) throw invalidField(wrong, sentence(wrong === 'endpoint' ? 'pushService' : 'pushKey'));
    await uow.run(async (tx) => {
      // The lock keeps the number of browsers exact.
      await accounts.find(tx, caller.userId);
      await devices.save(tx, caller, subscribed, clock.now());
    });
  }
}
