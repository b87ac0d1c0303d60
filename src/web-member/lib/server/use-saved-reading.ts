import { useEffect } from 'react';
import type { Location } from 'react-router-dom';
import { isPublicPage } from '../../service-worker/cache-policy.ts';
import { readingSavedFor, deleteSavedData } from './saved-reading.ts';
import { inOwnLanguage } from '../../../web-shared/text/own-language.ts';

/** A page is stored after this time of reading, and again when the reader turns away. */
const MOMENT_MS = 1_000;

/**
 * Stores the pages that the account reads, if it enabled that in this browser. Deletes them for another account or a
 * visitor (null); does nothing while the account is unknown (undefined).
 */
export function useSavedReading(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  account: string | null | undefined,
) {
  useEffect(() => {
    const here = inOwnLanguage(pathname + search);
    // The service worker stores public pages, as visitors get them.
    if (isPublicPage(pathname)) navigator.serviceWorker?.controller?.postMessage({ read: here });
    if (account === undefined) return undefined;
    let isOpen = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The address changes before the page does.
    const isHere = () => isOpen && window.location.pathname + window.location.search === here;
    const cacheFor = async (reader: string) => (await import('./cache-page.ts')).cachePage(reader, isHere);
    const saveCurrent = () => {
      if (account !== null && document.visibilityState === 'hidden') void cacheFor(account).catch(() => undefined);
    };
    const begin = async () => {
      const whose = await readingSavedFor();
      if (whose === null) return;
      if (whose !== account) {
        deleteSavedData();
        return;
      }
      const saveWhenLoaded = async () => {
        // Not stored without a connection or without space.
        if (!(await cacheFor(account).catch(() => true)) && isOpen) timer = setTimeout(saveWhenLoaded, MOMENT_MS);
      };
      if (!isOpen) return;
      timer = setTimeout(saveWhenLoaded, MOMENT_MS);
      document.addEventListener('visibilitychange', saveCurrent);
    };
    void begin();
    return () => {
      isOpen = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', saveCurrent);
    };
  }, [account, pathname, search]);
}
