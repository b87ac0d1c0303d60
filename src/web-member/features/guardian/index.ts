/** A guardian's decisions and wards. Other features import from here only. */
export { byConversation } from './approvals/by-conversation.ts';
export { CheckReasons } from './claim/check-reasons.tsx';
export { ConversationName } from './approvals/conversation-name.tsx';
export { DecisionHistory } from './approvals/decision-history.tsx';
export { DecisionList } from './approvals/decision-list.tsx';
export { useWardChoice, WardSwitch } from './ward-choice.tsx';
export { GuardianDashboardPage } from './guardian-dashboard-page.tsx';
export { OnlyForGuardians } from './guardian-only.tsx';
