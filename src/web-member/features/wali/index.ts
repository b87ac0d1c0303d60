/** A guardian, as his ward names him. Other features import from here only. */
export { WaliFields } from './wali-fields.tsx';
