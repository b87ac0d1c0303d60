import { request } from '../../../web-shared/server/api.ts';

/** How long the browser has to start the download, in ms. */
const TAKEN_OVER = 60_000;

/**
 * Downloads a file under the name that the server gives it; unlike a plain link, this can ask for a fresh sign-in.
 * @throws ApiError
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

/** Reads the file's name from `attachment; filename="…"`. */
const nameIn = (disposition: string | null) => /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? '';
