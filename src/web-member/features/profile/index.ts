export { MissingFields } from './missing-fields.tsx';
