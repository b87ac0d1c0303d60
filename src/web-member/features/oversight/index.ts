/** A ward's own view of her oversight. Other features import from here only. */
export { OversightPage } from './oversight-page.tsx';
