export { type Guardian, type WaliState, isOnHold, waliOf, waliStateOf } from './guardian.ts';
export { CONSOLE } from './dashboard-gate.ts';
export { ToConsole } from './guards.tsx';
export { justLeft, rememberLeaving } from './just-left.ts';
export { ProfileFirst, SignInFirst } from './needs.tsx';
export { type Session, homeOf, isOnlyGuardian, useProfile, useSession, useUser } from './use-session.ts';
