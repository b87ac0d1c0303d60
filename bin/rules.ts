// Writes the page of all rules, with the results of the last run of the features, into dist/rules.
import path from 'node:path';
import { writeRulesPage } from '../src/local/rules-page/rules-page.ts';

const checkout = path.dirname(import.meta.dirname);
const folder = path.join(checkout, 'dist/rules');
writeRulesPage(checkout, folder);
console.log(path.join(folder, 'index.html'));
