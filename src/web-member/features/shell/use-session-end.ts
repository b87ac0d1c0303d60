import { useEffect } from 'react';
import { stopHandlingProof } from '../../../web-shared/server/sign-in-again.ts';
import { inOwnLanguage } from '../../../web-shared/text/own-language.ts';
import { followSession, type SessionEnd } from '../../lib/live/session-end.ts';
import { deleteSavedData } from '../../lib/server/saved-reading.ts';
import { tabStore } from '../../../web-shared/storage.ts';

/**
 * Empties this tab: hides it at once, and replaces the document. Drafts of an account return with it, unless it was
 * signed out.
 */
function emptyTab(why: SessionEnd) {
  document.body.hidden = true;
  stopHandlingProof();
  if (why === 'ended') tabStore.clear();
  deleteSavedData();
  window.location.replace(inOwnLanguage(why === 'ended' ? '/signed-out' : '/signed-out?other'));
}

/** Empties this tab when the account's session ends anywhere, or another account is opened in this browser. */
export function useSessionEnd(account: string | undefined) {
  useEffect(() => (account === undefined ? undefined : followSession(account, emptyTab)), [account]);
}
