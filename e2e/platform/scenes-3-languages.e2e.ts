import { inLanguages } from '../scenes/languages.ts';
import { lookAtEach } from '../support/checks/audit-scenes.ts';

lookAtEach(inLanguages);
