import type { Unsubscribed } from '../domain/account-settings.ts';
import { readUnsubscribeToken } from '../infra/security/unsubscribe-token.ts';

/** Which e-mails an unsubscribe link ends, as it says itself; only its use looks at the signature. */
export class ReadUnsubscribeLink {
  /** Null for what is no such link. */
  execute(token: string): Unsubscribed | null {
    return readUnsubscribeToken(token);
  }
}
