/** How a match and a message are doing, in words. Other features import from here only. */
export { MatchState } from './match-state.tsx';
export { PauseReason } from './pause-reason.tsx';
export { isUndelivered, isWaiting, useMessageMeta } from './message-meta.ts';
