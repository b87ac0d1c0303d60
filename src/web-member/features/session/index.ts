/** Who is signed in, and what pages ask of them. Other features import from here only. */
export type { Guardian } from './guardian.ts';
export { justLeft, rememberLeaving } from './just-left.ts';
export { ProfileFirst, SignInFirst } from './needs.tsx';
export { type Session, isOnlyGuardian, useProfile, useSession, useUser } from './use-session.ts';
