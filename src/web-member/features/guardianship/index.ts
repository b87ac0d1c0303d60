/** A ward and her guardian: his details and his decisions. Other features import from here only. */
export { DecisionList } from './decision-list.tsx';
export { WaliFields } from './wali-fields.tsx';
