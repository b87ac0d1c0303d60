/** Invented people who show what a profile is like. */
export { ExampleHead } from './example-head.tsx';
