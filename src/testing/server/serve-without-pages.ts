import { createLogger } from '#kernel/runtime/logger.ts';
import { readEnvironment } from '../../app/env.ts';
import { startLocally } from '../../local/start.ts';

// Runs the product as a program for tests of the API only, without building a web app.
const { stop } = await startLocally(readEnvironment(process.env), createLogger('silent'), () => undefined, {
  pages: false,
});
process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
