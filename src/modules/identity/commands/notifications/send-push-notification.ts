import { after } from '#kernel/clock.ts';
import { UseCase } from '#kernel/use-case.ts';
import { endOfQuietHours, NOTICE_LIFE, type PushNotification, type NoticeId } from '../../domain/push.ts';
import type { PushDevices } from '../../domain/push.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

interface Ports extends Pick<UseCasePorts, 'db' | 'clock' | 'service' | 'decisions'> {
  devices: PushDevices;
}

/** Sends a notification unless it is outdated or quiet hours run. An error makes the job run again. */
export class SendPushNotification extends UseCase<Ports> {
  async execute(id: NoticeId): Promise<void> {
    const { clock, devices, service } = this.ports;
    const notice = await devices.notice(id);
    if (!notice || !service) return;
    const now = clock.now();
    const end = endOfQuietHours(now, notice.quietHours);
    if (end) return devices.defer(id, end);
    if (after(notice.since, NOTICE_LIFE) > now && (await this.isStillPending(notice))) {
      const pushed = await service.push(notice);
      if (pushed === 'gone') return devices.forgetDevice(notice.deviceId);
    }
    await devices.forget(notice);
  }

  /** News is pending until the account was used again; a decision until it is made, wherever that was. */
  private async isStillPending({ kind, accountId, since }: PushNotification): Promise<boolean> {
    const { db, devices, decisions } = this.ports;
    return kind === 'decisions'
      ? decisions.hasPendingDecisions(db, accountId)
      : !(await devices.wasHere(accountId, since));
  }
}
