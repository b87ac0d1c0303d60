import { inLanguages } from './scenes/languages.ts';
import { lookAtEach } from './support/look-at-each.ts';

lookAtEach(inLanguages);
