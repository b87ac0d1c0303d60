export { FlagNotes } from './approvals/flag-notes.tsx';
export { DecisionHistory } from './approvals/decision-history.tsx';
export { useViewpointWard, useWardChoice, WardSwitch } from './ward-choice.tsx';
export { GuardianDashboardPage } from './guardian-dashboard-page.tsx';
export { OnlyForGuardians } from './only-for-guardians.tsx';
export { InvitationPicture } from './families/invitation-picture.tsx';
