export { pushAddress, pushRoutes } from './routes.ts';
