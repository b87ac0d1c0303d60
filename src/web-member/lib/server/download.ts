import { request } from './api.ts';

/** So long the browser has to take the file over, in ms. */
const TAKEN_OVER = 60_000;

/**
 * Fetches a file, and has the browser keep it under the name that the server gives it. A plain link could not ask for a
 * fresh sign-in. Rejects with ApiError.
 */
export async function download(url: string) {
  const response = await request('GET', url);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = nameIn(response.headers.get('Content-Disposition'));
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), TAKEN_OVER);
}

/** The file's name in `attachment; filename="…"`. */
const nameIn = (disposition: string | null) => /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? '';
