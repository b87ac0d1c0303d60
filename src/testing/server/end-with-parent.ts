// Loaded by `--import` before a program that a test run starts beside itself. When the run is gone, however it ended,
// the pipe to it closes: the program is asked to stop as soon as it can be asked, and its data goes with it.
import { rmSync } from 'node:fs';

process.stdin.on('end', requestStop).resume();
process.on('exit', () => rmSync(process.env['DATA_DIR']!, { recursive: true, force: true }));
// Nobody reads any more what it prints then.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});

function requestStop(): void {
  if (process.listenerCount('SIGTERM') > 0) process.emit('SIGTERM');
  else setTimeout(requestStop, 20);
}
