import type { QueryKey } from '@tanstack/react-query';
import { readClockOf } from './format.ts';
import { queryClient } from './query-client.ts';

/** What the server put into a document beside the page itself. */
export interface Inlined {
  /** The answers that the page was rendered with, by their keys. */
  answers: [QueryKey, unknown][];
  /** By whose clock. */
  zone: string;
}

export const INLINED = 'inlined';

/** Takes over what stands in the document; whether anything does. Without it the page is made here. */
export function takeInlined(): boolean {
  const text = document.getElementById(INLINED)?.textContent;
  if (!text) return false;
  const { answers, zone } = JSON.parse(text) as Inlined;
  for (const [key, answer] of answers) queryClient.setQueryData(key, answer);
  readClockOf(zone);
  return true;
}
