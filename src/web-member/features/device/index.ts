/** What this browser does for its reader: it tells what waits, and keeps what was read. */
export { NoticesCard } from './notices-card.tsx';
export { NoticesHint } from './notices-hint.tsx';
export { ReadingCard } from './reading-card.tsx';
