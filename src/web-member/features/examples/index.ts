/** Invented people who show what a profile is like. Other features import from here only. */
export { ExampleHead } from './example-head.tsx';
