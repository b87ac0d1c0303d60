import type { UnsubscribeTarget } from '../domain/account-settings.ts';
import { readUnsubscribeToken } from '../infra/security/unsubscribe-token.ts';

/** Shows what an unsubscribe link names; the signature is checked only when it is used. */
export class ReadUnsubscribeLink {
  /** Null if it is malformed. */
  execute(token: string): UnsubscribeTarget | null {
    return readUnsubscribeToken(token);
  }
}
