import { useQuery } from '@tanstack/react-query';
import type { User } from '#modules/identity/contracts/auth.ts';
import { useEffect } from 'react';
import { isPublicPage } from '../service-worker/what-is-kept.ts';
import { keepsReadingOf, leaveNothingHere } from './kept-reading.ts';

/** A page is kept when it has been read for a moment, and as it stands when its reader turns away. */
const MOMENT_MS = 1_000;

/**
 * Keeps each page that is read, for whoever switched that on in this browser. Where somebody else is signed in by now,
 * or nobody, nothing of it stays.
 */
export function useKeptReading(address: string) {
  const { data: user } = useQuery<User | null>({ queryKey: ['/api/user'], meta: { nullOn: 401 } });
  const account = user === undefined ? undefined : (user?.id ?? null);
  useEffect(() => {
    // Public words are kept by the worker, as visitors get them.
    const { pathname, search } = window.location;
    if (isPublicPage(pathname)) navigator.serviceWorker?.controller?.postMessage({ read: pathname + search });
    const whose = keepsReadingOf();
    if (whose === null || account === undefined) return undefined;
    if (whose !== account) {
      leaveNothingHere();
      return undefined;
    }
    let isOpen = true;
    const keep = async () => {
      const { keepPage } = await import('./keep-page.ts');
      return isOpen && keepsReadingOf() === account && keepPage();
    };
    const keepWhenThere = async () => {
      // Without a connection, or without room, the page is not kept.
      if (!(await keep().catch(() => true)) && isOpen) timer = setTimeout(keepWhenThere, MOMENT_MS);
    };
    let timer = setTimeout(keepWhenThere, MOMENT_MS);
    const keepAsItStands = () => document.visibilityState === 'hidden' && void keep().catch(() => undefined);
    document.addEventListener('visibilitychange', keepAsItStands);
    return () => {
      isOpen = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', keepAsItStands);
    };
  }, [account, address]);
}
