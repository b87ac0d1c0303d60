// Loaded by `--import` into a program that a test run starts. When the run ends, in whatever way, the pipe to it
// closes; then the program stops as soon as it can, and its data is deleted.
import { rmSync } from 'node:fs';

process.stdin.on('end', requestStop).resume();
process.on('exit', () => rmSync(process.env['DATA_DIR']!, { recursive: true, force: true }));
// The output has no reader any more.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});

function requestStop(): void {
  if (process.listenerCount('SIGTERM') > 0) process.emit('SIGTERM');
  else setTimeout(requestStop, 20);
}
