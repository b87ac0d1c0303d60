import type { NotificationSetting } from '../contracts/account.ts';
import { readUnsubscribeToken } from '../infra/unsubscribe-token.ts';

/** Which e-mails an unsubscribe link is about, as it says itself; only its use looks at the signature. */
export class ReadUnsubscribeLink {
  /** Null for what is no such link. */
  execute(token: string): NotificationSetting | null {
    return readUnsubscribeToken(token)?.setting ?? null;
  }
}
