import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onDatabase } from './on-database.ts';

// `npm run psql`: opens PostgreSQL's own shell on the database of the settings, or else on the embedded one.
await onDatabase(
  'psql did not start.',
  async ({ url }) => {
    // The password is not shown in the list of processes.
    const { password } = new URL(url);
    const bare = new URL(url);
    bare.password = '';
    const env = { ...process.env, PGPASSWORD: decodeURIComponent(password) };
    const psql = spawn('psql', [bare.href, ...process.argv.slice(2)], { stdio: 'inherit', env });
    const [code] = (await Promise.race([
      once(psql, 'exit'),
      once(psql, 'error').then(([error]) => {
        throw (error as NodeJS.ErrnoException).code === 'ENOENT'
          ? new Error('psql is not installed: it comes with the client programs of PostgreSQL (postgresql-client).')
          : error;
      }),
    ])) as [number | null];
    process.exitCode = code ?? 1;
  },
  { unmigrated: true },
);
