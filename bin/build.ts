// Checks the articles and builds the web apps into dist/, each only if its sources have changed.
import path from 'node:path';
import { builtApps } from '../src/local/web-build.ts';
import { readArticles } from '../src/modules/content/reference/articles.ts';

const checkout = path.dirname(import.meta.dirname);
readArticles();
builtApps({ dataDir: checkout, log: (message) => console.log(message) });
