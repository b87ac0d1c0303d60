import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/**
 * Renders the app to complete HTML, without parts that a script would insert later. Rejects if any part fails, even one
 * that the browser could render.
 */
export async function markupOf(app: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  // An error thrown here would end the process.
  const { prelude } = await prerender(app, {
    progressiveChunkSize: Infinity,
    onError: (error) => void failures.push(error),
  });
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return html;
}
