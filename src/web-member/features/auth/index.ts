/** Signing in and signing up. Other features import from here only. */
export { AuthCard } from './auth-card.tsx';
