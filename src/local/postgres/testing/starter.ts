import { newClient } from '#kernel/persistence/pg.ts';
import { startEmbeddedPostgres } from '../index.ts';

// A stand-in for the application: starts the server, says so, and on Ctrl-C still needs the database for a moment.
function say(word: string, more = ''): void {
  process.stdout.write(`${word} ${more}\n`);
}

try {
  const { url, stop } = await startEmbeddedPostgres({
    dataDir: process.argv[2] ?? '',
    log: (message) => say('log', message),
  });
  process.once('SIGINT', () => void drain(url, stop));
  process.stdin.resume(); // stays until it is killed
  say('ready', url);
} catch (error) {
  say('refused', (error as Error).message);
}

async function drain(url: string, stop: () => Promise<void>): Promise<void> {
  const client = newClient({ connectionString: url });
  await client.connect();
  await client.query('select pg_sleep(0.5)');
  await client.end();
  await stop();
  say('drained');
  process.exit(0);
}
