/** How a match and its messages are doing. Other features import from here only. */
export { MatchState } from './match-state.tsx';
export { MessageThread } from './message-thread.tsx';
export { PauseReason } from './pause-reason.tsx';
export { isWaiting } from './message-meta.ts';
