// Builds the web apps into dist/, one for each vite.<app>.config.ts, and the member app for the server as well.
import { globSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

process.chdir(path.dirname(import.meta.dirname));
for (const configFile of globSync('vite.*.config.ts').toSorted()) await build({ configFile });
await build({ configFile: 'vite.member.config.ts', build: { ssr: 'server.tsx' } });
