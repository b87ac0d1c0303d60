// Restarts the application on each change of the server, behind the web apps with hot reload, at one address.
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';

process.chdir(path.dirname(import.meta.dirname));
for (const configFile of globSync('vite.*.config.ts').toSorted()) {
  const server = await createServer({ configFile });
  await server.listen();
}
// The application prints this address, and puts it into emails.
const env = { APP_URL: 'http://127.0.0.1:5173', ...process.env };
const application = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/cli/main.ts'], {
  stdio: 'inherit',
  env,
});
application.on('exit', (code) => process.exit(code ?? 1));
// A terminal sends Ctrl-C to the application too; this process waits until it has ended.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => application.kill('SIGTERM'));
