import type { Language } from '#kernel/i18n/languages.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { Guardian } from '../domain/guardian.ts';

/** Sets the language of the page on which a guardian linked his account, for both his record and his account. */
export async function syncLanguage(
  tx: Tx,
  identity: IdentityFacade,
  { guardian, account, language }: { guardian: Guardian; account: UserId; language: Language },
): Promise<void> {
  await identity.updateLanguage(tx, account, language);
  guardian.setLanguage(language);
}
