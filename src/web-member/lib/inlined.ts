import type { QueryKey } from '@tanstack/react-query';
import { readClockOf } from './text/format.ts';
import { queryClient } from './server/query-client.ts';

/** What the server put into a document beside the page itself. */
export interface Inlined {
  /** The answers that the page was rendered with, by their keys. */
  answers: [QueryKey, unknown][];
  /** By whose clock. */
  zone: string;
  /** Path and query. */
  url: string;
}

export const INLINED = 'inlined';

/**
 * Takes over what stands in the document, where nothing of it is left for whoever comes after; whether it is the page
 * of the present address. Otherwise the page is made here: there was none, or its reader went back before the app came.
 */
export function takeInlined(): boolean {
  const element = document.getElementById(INLINED);
  if (!element) return false;
  const { answers, zone, url } = JSON.parse(element.textContent) as Inlined;
  element.remove();
  for (const [key, answer] of answers) queryClient.setQueryData(key, answer);
  const { pathname, search } = new URL(url, window.location.href);
  if (pathname !== window.location.pathname || search !== window.location.search) return false;
  readClockOf(zone);
  return true;
}
