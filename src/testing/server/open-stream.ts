import type { Visitor } from '../visitor.ts';

/** The event stream of an open page. */
export interface OpenStream {
  /** Names of the events received so far. */
  names: string[];
  ended(): boolean;
  close(): void;
}

/** Opens the event stream of the signed-in visitor. */
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
