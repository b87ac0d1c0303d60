/** One's own profile. Other features import from here only. */
export { MissingFields } from './missing-fields.tsx';
