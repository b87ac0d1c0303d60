import { spawn } from 'node:child_process';
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
    const code = await new Promise<number | null>((resolve, reject) => {
      psql.once('exit', resolve);
      psql.once('error', ({ message, ...failure }: NodeJS.ErrnoException) => {
        const missing = 'psql is not installed: it comes with the client programs of PostgreSQL (postgresql-client).';
        reject(new Error(failure.code === 'ENOENT' ? missing : message));
      });
    });
    process.exitCode = code ?? 1;
  },
  { unmigrated: true },
);
