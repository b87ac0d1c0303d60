import type { UserId } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { Guardian } from '../domain/guardian.ts';

/**
 * A guardian and the account that he acts with from now on have one language: that of the account, unless it is still
 * the English one with which every account begins.
 */
export async function speakAsOne(tx: Tx, identity: IdentityFacade, guardian: Guardian, account: UserId): Promise<void> {
  const spoken = await identity.languageOf(tx, account);
  if (spoken === 'en') await identity.tellLanguage(tx, account, guardian.state.language);
  else guardian.speak(spoken);
}
