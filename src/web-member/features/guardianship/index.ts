export { byConversation } from './by-conversation.ts';
export { CheckReasons } from './check-reasons.tsx';
export { ConversationName } from './conversation-name.tsx';
export { DecisionHistory } from './decision-history.tsx';
export { DecisionList } from './decision-list.tsx';
export { PreviousWali } from './previous-wali.tsx';
export { useWardChoice, WardSwitch } from './ward-choice.tsx';
