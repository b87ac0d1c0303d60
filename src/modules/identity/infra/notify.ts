import type { Clock } from '#kernel/clock.ts';
import { defaultLanguage, spokenLanguage } from '#kernel/i18n/languages.ts';
import type { Mailer } from '#kernel/mail/mailer.ts';
import { isQuiet, waitsForEnd, type QuietDays } from '../domain/quiet-days.ts';
import { pushKindOf, type PushQueue } from '../domain/push.ts';
import type { DeferredNotifications } from '../domain/deferred-notifications.ts';
import type { UndeliverableAddresses } from '../account/undeliverable-addresses.ts';
import type { Notify } from '../index.ts';
import { settingColumns } from './setting-columns.ts';
import { unsubscribeToken } from './security/unsubscribe-token.ts';

interface Ports {
  mailer: Mailer;
  clock: Clock;
  quietDays: QuietDays | null;
  deferred: DeferredNotifications;
  undeliverable: UndeliverableAddresses;
  /** Null if push is switched off. */
  push: PushQueue | null;
}

/**
 * Sends all emails and push notifications, by the recipients' settings. Quiet days defer them (a series skips them);
 * leaving accounts and undeliverable addresses get only what always goes out, disabled ones only `reachesDisabled`.
 */
export const notifier =
  ({ mailer, clock, quietDays, deferred, undeliverable, push }: Ports): Notify =>
  async (
    tx,
    to,
    { id, subject, setting, notice, quotes, reachesDisabled, timely },
    { series = null, ...content } = {},
  ) => {
    const quoted = [content, ...(content.items ?? [])].some(({ quote, cited }) => quote || cited);
    if (quoted && !quotes) throw new Error(`The e-mail ${id} is not declared to quote anybody`);
    if (timely !== Boolean(content.expiresAt))
      throw new Error(`The e-mail ${id} is ${timely ? '' : 'not '}declared to be of use until a moment`);
    const [accountId, address] = typeof to === 'string' ? [to, null] : [to.accountId ?? null, to];
    const language = address?.language ?? defaultLanguage();
    if (accountId === null) {
      if (setting && (await undeliverable.includes(tx.db, address!.address))) return null;
      return { mailId: await mailer.send(tx, { ...content, language, mail: id, subject, to: address! }) };
    }
    const account = await tx.db('identity.account').where({ id: accountId }).first();
    const mayBeEnded = setting !== null || series !== null;
    if (!account || !(account.is_active || reachesDisabled) || (mayBeEnded && account.deletion_scheduled_for))
      return null;
    const isStopped = mayBeEnded && account.undeliverable !== null;
    const byMail = !isStopped && (!setting || account[settingColumns[setting]]);
    const kind = setting && series === null ? (notice ?? pushKindOf[setting]) : null;
    const byPush = push !== null && kind !== null && (await push.isWanted(tx, accountId, kind));
    if (!byMail && !byPush) return null;
    if (quietDays && setting && waitsForEnd[setting] && account.quiet_days) {
      const now = clock.now();
      if (isQuiet(now, await quietDays.periods(tx, now))) {
        if (series) return null;
        await deferred.save(tx, accountId, setting, { beMailed: byMail });
        return { mailId: null };
      }
    }
    if (byPush) await push.push(tx, accountId, kind, spokenLanguage(address?.language ?? account.language));
    if (!byMail) return { mailId: null };
    const name = account.first_name ?? account.username;
    const mailId = await mailer.send(tx, {
      ...content,
      accountId,
      language,
      mail: id,
      subject,
      sender: account.sender_name,
      to: address ?? { name, address: account.email },
      values: { name, ...content.values },
      ...(mayBeEnded && {
        unsubscribe: `/unsubscribe/${unsubscribeToken({ accountId, setting, series }, account.unsubscribe_key)}`,
      }),
    });
    return { mailId };
  };
