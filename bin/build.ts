// Builds the web apps into dist/, each only if its sources have changed.
import path from 'node:path';
import { builtApps } from '../src/local/web-build.ts';

const checkout = path.dirname(import.meta.dirname);
builtApps({ dataDir: checkout, log: (message) => console.log(message) });
