import type { SessionEnd } from '../../lib/live/session-end.ts';

let why: SessionEnd = 'ended';

/** Remembers why this tab was emptied, until the page reloads. */
export function rememberSessionEnd(end: SessionEnd) {
  why = end;
}

export const sessionEnd = () => why;
