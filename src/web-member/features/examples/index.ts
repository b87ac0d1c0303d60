export { ExampleHead } from './example-head.tsx';
