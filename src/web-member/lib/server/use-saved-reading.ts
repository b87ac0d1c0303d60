import { useEffect } from 'react';
import type { Location } from 'react-router-dom';
import { isPublicPage } from '../../service-worker/cache-policy.ts';
import { readingSavedFor, leaveNothingHere } from './saved-reading.ts';
import { inOwnLanguage } from '../text/own-language.ts';

/** A page is kept when it has been read for a moment, and as it stands when its reader turns away. */
const MOMENT_MS = 1_000;

/**
 * Keeps each page that is read, for whoever switched that on in this browser. Where another account is signed in by
 * now, or none (null), nothing of it stays; not yet known (undefined), nothing happens.
 */
export function useSavedReading(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  account: string | null | undefined,
) {
  useEffect(() => {
    const here = inOwnLanguage(pathname + search);
    // Public words are kept by the worker, as visitors get them.
    if (isPublicPage(pathname)) navigator.serviceWorker?.controller?.postMessage({ read: here });
    if (account === undefined) return undefined;
    let isOpen = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The address may be another page's before that one stands there.
    const isHere = () => isOpen && window.location.pathname + window.location.search === here;
    const cacheFor = async (reader: string) => (await import('./cache-page.ts')).cachePage(reader, isHere);
    const saveCurrent = () => {
      if (account !== null && document.visibilityState === 'hidden') void cacheFor(account).catch(() => undefined);
    };
    const begin = async () => {
      const whose = await readingSavedFor();
      if (whose === null) return;
      if (whose !== account) {
        leaveNothingHere();
        return;
      }
      const saveWhenLoaded = async () => {
        // Without a connection, or without room, the page is not kept.
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
