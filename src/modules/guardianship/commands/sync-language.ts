import type { Language } from '#kernel/i18n/languages.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { Guardian } from '../domain/guardian.ts';

/**
 * A guardian and the account that he acts with from now on have one language: that of the page on which he linked them,
 * which is the account's own unless he chose another there.
 */
export async function speakAsOne(
  tx: Tx,
  identity: IdentityFacade,
  { guardian, account, language }: { guardian: Guardian; account: UserId; language: Language },
): Promise<void> {
  await identity.updateLanguage(tx, account, language);
  guardian.speak(language);
}
