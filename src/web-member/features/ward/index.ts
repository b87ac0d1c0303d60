export { presetWaliLanguage, WaliFields } from './wali-fields.tsx';
