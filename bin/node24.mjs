// Runs a script of this project on Node 24, which executes TypeScript sources directly. If the machine has an older
// Node, it uses the Node 24 that npm installed in node_modules.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const NEEDED = 24;
const [script, ...rest] = process.argv.slice(2);
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

// Settings of the shell for other programs. Each program of the project sets what it needs.
const FOREIGN = /^(NODE_ENV|NODE_OPTIONS|LANG|LANGUAGE|LC_\w+)$/;
const shellOptions = process.env.NODE_OPTIONS;
for (const name of Object.keys(process.env)) if (FOREIGN.test(name)) delete process.env[name];
process.env.TZ = 'UTC';

if (root.includes('*')) refuse(`Node misreads the '*' in the name of the folder ${root}. Move it to one without.`);
if (!existsSync(path.join(root, 'node_modules'))) refuse('Its packages are not installed. Run npm ci and start again.');

// Options of the shell already affect this process; a new one is free of them.
if (Number(process.versions.node.split('.')[0]) >= NEEDED && !shellOptions) {
  // Compiling the sources takes a third of the time of a start. A folder that cannot be written changes nothing.
  module.enableCompileCache(path.join(root, 'node_modules/.cache/compiled'));
  process.argv.splice(1, 2, path.resolve(script));
  endWithNpm(() => process.kill(process.pid, 'SIGTERM'));
  await import(pathToFileURL(path.resolve(script)).href).catch(explainMissingPackage);
} else {
  run(Number(process.versions.node.split('.')[0]) >= NEEDED ? process.execPath : packagedNode());
}

function packagedNode() {
  const os = process.platform === 'win32' ? 'win' : process.platform;
  const file = os === 'win' ? 'bin/node.exe' : 'bin/node';
  const binary = path.join(root, 'node_modules', `node-${os}-${process.arch}`, file);
  if (existsSync(binary)) return binary;
  return refuse(
    `It needs Node ${NEEDED} or newer; this is ${process.version} and npm offers no package of it for ${process.platform} ${process.arch}. ` +
      'Install it from https://nodejs.org (or with nvm, fnm or Homebrew) and run the command again.',
  );
}

function explainMissingPackage(error) {
  const missing = error.code === 'ERR_MODULE_NOT_FOUND' && /Cannot find package '([^']+)'/.exec(error.message)?.[1];
  if (!missing) throw error;
  refuse(`The package ${missing} is not installed. Run npm ci (without --omit=dev) and start again.`);
}

function refuse(why) {
  console.error(`The program did not start. ${why}`);
  process.exit(1);
}

function run(node) {
  const child = spawn(node, [fileURLToPath(import.meta.url), script, ...rest], { stdio: 'inherit' });
  // A terminal sends Ctrl-C to the child too, and this process repeats it; the child counts both as one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  endWithNpm(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

// npm sends SIGTERM to its shell only, which does not forward it: the program detects that its parent is gone.
function endWithNpm(end) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 200);
  watch.unref();
}
