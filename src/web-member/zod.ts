import { config } from 'zod/v4';

// Must run before any schema is created: otherwise each schema tries `new Function`, which the content security policy
// refuses and reports.
config({ jitless: true });

export * from 'zod/v4';
