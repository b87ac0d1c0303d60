export { MatchState } from './match/match-state.tsx';
export { useConversation } from './use-conversation.ts';
export { useEarlierPages, type EarlierMessages } from './use-earlier-pages.ts';
export { ShowEarlier } from './show-earlier.tsx';
export { MessageThread } from './message-thread.tsx';
export { MatchPanel } from './match/match-panel.tsx';
export { useMatchStatusTexts } from './match/match-status-texts.ts';
export { PauseReason } from './match/pause-reason.tsx';
export { isWaiting } from './message-meta.ts';
