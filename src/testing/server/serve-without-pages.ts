import { createLogger } from '#kernel/runtime/logger.ts';
import { readEnvironment } from '../../app/env.ts';
import { startLocally } from '../../local/start.ts';

// The product as a program of its own for whoever asks the interface alone: no web app is built for it.
const { stop } = await startLocally(readEnvironment(process.env), createLogger('silent'), () => undefined, {
  pages: false,
});
process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
