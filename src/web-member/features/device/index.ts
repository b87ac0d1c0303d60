/** Push notifications and offline reading, which are settings of the browser. */
export { NoticesCard } from './notices-card.tsx';
export { NoticesHint } from './notices-hint.tsx';
export { ZoneCard } from './zone-card.tsx';
export { ReadingCard } from './reading-card.tsx';
