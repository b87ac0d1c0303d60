import { inLanguages } from './scenes/languages.ts';
import { lookAtEach } from './support/audit-scenes.ts';

lookAtEach(inLanguages);
