import { everyForm } from './form-routes.tsx';
import { start } from './start.tsx';

// Built with stand-ins for the router, the queries and the texts (bin/form-program.ts).
await start(everyForm);
