import type { QueryKey } from '@tanstack/react-query';
import type { SentForm } from '../../app/contracts/rendering.ts';
import { setTimeZone } from '../../web-shared/text/format.ts';
import { setSentForm } from './forms/sent-form.ts';
import { queryClient } from './server/query-client.ts';

export interface InlinedState {
  /** The responses that the page was rendered with, by query key. */
  answers: [QueryKey, unknown][];
  zone: string;
  /** Path and query. */
  url: string;
  sent: SentForm | null;
}

export const INLINED = 'inlined';

/**
 * Reads the embedded data and removes it from the document. Returns whether it belongs to the current address; if not
 * (client-only page, or the reader has navigated back), the page is rendered in the browser.
 */
export function takeInlined(): boolean {
  const element = document.getElementById(INLINED);
  if (!element) return false;
  const { answers, zone, url, sent } = JSON.parse(element.textContent) as InlinedState;
  element.remove();
  for (const [key, answer] of answers) queryClient.setQueryData(key, answer);
  const { pathname, search } = new URL(url, window.location.href);
  if (pathname !== window.location.pathname || search !== window.location.search) return false;
  setTimeZone(zone);
  setSentForm(sent);
  return true;
}
