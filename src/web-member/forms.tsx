import { everyForm } from './form-routes.tsx';
import { start } from './start.tsx';

// The build replaces the router and the query library by smaller ones (bin/form-program.ts).
await start(everyForm);
