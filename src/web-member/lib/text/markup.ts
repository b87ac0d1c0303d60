import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/**
 * The HTML of an app. Rejects where any part of it fails, also one that could be left to the browser; nothing of it is
 * kept back for a script that would put it into its place.
 */
export async function markupOf(app: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  // What it throws would end the process.
  const { prelude } = await prerender(app, {
    progressiveChunkSize: Infinity,
    onError: (error) => void failures.push(error),
  });
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return html;
}
