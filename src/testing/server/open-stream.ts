import type { Visitor } from '../visitor.ts';

/** An open screen's event stream. */
export interface OpenStream {
  /** The names of the events that it has received so far. */
  names: string[];
  /** Whether the server has ended it. */
  ended(): boolean;
  close(): void;
}

/** Opens the event stream of whoever is signed in there. */
export async function openStream({ site, cookieHeader }: Visitor): Promise<OpenStream> {
  const stop = new AbortController();
  const response = await fetch(`${site}/api/events`, { headers: { Cookie: cookieHeader() }, signal: stop.signal });
  if (!response.headers.get('Content-Type')?.includes('text/event-stream'))
    throw new Error(`The stream answered ${response.status}`);
  const names: string[] = [];
  let ended = false;
  const read = async () => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      for (const [, name] of chunk.matchAll(/^event: (.+)$/gm)) names.push(name!);
    }
    ended = true;
  };
  read().catch(() => undefined);
  return { names, ended: () => ended, close: () => stop.abort() };
}
