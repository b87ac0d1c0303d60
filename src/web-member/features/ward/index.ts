/** A ward's side of her guardianship. Other features import from here only. */
export { WaliFields } from './wali-fields.tsx';
