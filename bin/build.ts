// Checks the articles and builds the web apps into dist/, each only if its sources have changed.
import path from 'node:path';
import { progressBy } from '../src/local/progress.ts';
import { builtApps } from '../src/local/web-build.ts';
import { readArticles } from '../src/modules/content/reference/articles.ts';

const checkout = path.dirname(import.meta.dirname);
readArticles();
await builtApps({ dataDir: checkout, progress: progressBy((message) => console.log(message)) });
