import type { OutboundJobs } from '#kernel/module.ts';
import { SendPushNotification } from '../commands/notifications/send-push-notification.ts';
import type { NoticeId } from '../domain/push.ts';
import type { PendingDecisionsPort } from '../ports.ts';
import { PUSH_QUEUE } from '../infra/push-devices-repository.ts';
import type { IdentityPorts } from './identity-ports.ts';

/** One push service that does not respond must not delay the others. */
const PUSH_CONCURRENCY = 5;

export function identityOutboundJobs(ports: IdentityPorts, decisions: PendingDecisionsPort): OutboundJobs[] {
  const { db, clock, pushDevices: devices, pushService: service } = ports;
  const sendPush = new SendPushNotification({ db, clock, devices, service, decisions });
  return [
    {
      queue: PUSH_QUEUE,
      run: (data) => sendPush.execute(data as unknown as NoticeId),
      concurrency: PUSH_CONCURRENCY,
    },
  ];
}
