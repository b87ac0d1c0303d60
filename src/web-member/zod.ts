import { config } from 'zod/v4';

// Before any schema is made: each one made without this tries `new Function`, which the content policy refuses and
// reports.
config({ jitless: true });

export * from 'zod/v4';
