import type { Language } from '#kernel/i18n/languages.ts';
import type { Mail, MailId, MailSubject } from '#kernel/mail/mailer.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { NotificationSetting } from './contracts/account.ts';
import type { PushKind } from './contracts/push.ts';

/** An email as its module declares it in `emails.ts`. */
export interface Email {
  /** Its key in the catalogue of texts. */
  id: MailId;
  subject: MailSubject;
  /** The setting that governs it; null for emails that always go out. */
  setting: NotificationSetting | null;
  /** The kind of its push notification, if not that of the setting. */
  notice: PushKind | null;
  /** Allows quoting a person's words. */
  quotes: boolean;
  /** Contains something that must not be stored in clear, so the command sends it; reactions send all others. */
  secret: boolean;
  /** Also sent to a disabled account: it is about that, or about money. */
  reachesDisabled: boolean;
  /** Useful only until a time, which the sender gives as `ofUseUntil`. */
  timely: boolean;
}

/** Declares emails with their common subject, which one of them may replace. */
export const declareEmails = <Id extends MailId>(
  subject: MailSubject,
  declared: Record<Id, Pick<Email, 'setting'> & Partial<Email>>,
): Record<Id, Email> =>
  Object.fromEntries(
    Object.entries<Pick<Email, 'setting'> & Partial<Email>>(declared).map(([id, email]) => [
      id,
      { id, subject, notice: null, quotes: false, secret: false, reachesDisabled: false, timely: false, ...email },
    ]),
  ) as Record<Id, Email>;

/** The holder of an account, or an address with the settings of its account, if any. English by default. */
export type Recipient = UserId | { name: string; address: string; accountId?: UserId | null; language?: Language };

/** Values of the email; `values.name` defaults to the holder's name. */
export interface EmailContent extends Omit<Mail, 'to' | 'mail' | 'subject' | 'sender' | 'unsubscribe'> {
  /** Series of a recurring email. Its link ends only that series (`series-ended`), and nothing else of the setting. */
  series?: string;
}
