import { fullPageRoutes } from './lib/own-document.ts';
import { everyPage } from './routes.tsx';
import { start } from './start.tsx';

await start(everyPage, fullPageRoutes);
