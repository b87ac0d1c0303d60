import type { Sweep } from '#kernel/module.ts';
import { EndSuspensions } from '../commands/staff/end-suspensions.ts';
import { EraseAccounts } from '../commands/account/erase-accounts.ts';
import { QueuePushNotices } from '../commands/notifications/queue-push-notices.ts';
import { SendDeferredNotifications } from '../commands/notifications/send-deferred-notifications.ts';
import { purgeExpired } from '../infra/purge-expired.ts';
import { endPlans } from '../projections/subscription-plan.ts';
import type { IdentityPorts } from './identity-ports.ts';

export function identitySweeps(ports: IdentityPorts): Sweep[] {
  const afterQuietHours = new QueuePushNotices({ ...ports, devices: ports.pushDevices });
  const suspensions = new EndSuspensions(ports);
  const erase = new EraseAccounts(ports);
  const afterQuiet = new SendDeferredNotifications(ports);
  return [
    { name: 'identity.push-after-quiet-hours', run: () => afterQuietHours.execute() },
    { name: 'identity.purge-expired', run: () => purgeExpired(ports) },
    { name: 'identity.end-suspensions', run: () => suspensions.execute() },
    { name: 'identity.end-plans', run: () => endPlans(ports) },
    { name: 'identity.erase-accounts', run: () => erase.execute() },
    { name: 'identity.mail-after-quiet-hours', run: () => afterQuiet.execute() },
  ];
}
