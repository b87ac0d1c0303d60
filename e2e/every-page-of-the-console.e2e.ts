import { consolePages } from './scenes/console.ts';
import { lookAtEach } from './support/look-at-each.ts';

lookAtEach(consolePages);
