export { WaliFields } from './wali-fields.tsx';
