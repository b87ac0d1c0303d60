import type { Clock } from '#kernel/clock.ts';
import { DomainError, invalidField } from '#kernel/errors.ts';
import { sentence } from '#kernel/i18n/sentences.ts';
import type { Limits } from '#kernel/limits.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PushSubscribed } from '../../contracts/push.ts';
import type { Accounts } from '../../domain/account.ts';
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

/** Has a signed-in browser told what waits, while the site is closed. */
export class RegisterPushDevice {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  /**
   * Throws `identity.push-disabled` where nobody is told anything, and names the field where the address is of no known
   * push service, or a key is none.
   */
  async execute(caller: Caller, subscribed: PushSubscribed): Promise<void> {
    const { uow, clock, limits, accounts, devices, service } = this.ports;
    if (!service) throw new DomainError('identity.push-disabled');
    await limits.assign(identityLimits['browsers told of an account'], caller.userId);
    const wrong = service.complaintAbout(subscribed);
    if (wrong) throw invalidField(wrong, sentence(wrong === 'endpoint' ? 'pushService' : 'pushKey'));
    await uow.run(async (tx) => {
      // Locked, so that it does not have too many.
      await accounts.find(tx, caller.userId);
      await devices.save(tx, caller, subscribed, clock.now());
    });
  }
}
