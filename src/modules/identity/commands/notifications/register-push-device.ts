import { DomainError, invalidField } from '#kernel/errors.ts';
import { sentence } from '#kernel/i18n/sentences.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { PushSubscribed } from '../../contracts/push.schema.ts';
import type { PushDevices } from '../../domain/push.ts';
import type { Caller } from '../../domain/session.ts';
import { identityLimits } from '../../limits.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

interface Ports extends Pick<UseCasePorts, 'uow' | 'clock' | 'limits' | 'accounts' | 'service'> {
  devices: PushDevices;
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
