export { OversightPage } from './oversight-page.tsx';
