import { fullPageRoutes } from './lib/navigation/full-page-routes.ts';
import { everyPage } from './routes.tsx';
import { start } from './start.tsx';

await start(everyPage, fullPageRoutes);
