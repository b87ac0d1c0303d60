import { brothers } from '../scenes/brothers.ts';
import { consolePages } from '../scenes/console.ts';
import { guarded } from '../scenes/guarded.ts';
import { guardians } from '../scenes/guardians.ts';
import { inLanguages } from '../scenes/languages.ts';
import { leavers } from '../scenes/leavers.ts';
import { moderated } from '../scenes/moderated.ts';
import { troubled } from '../scenes/troubled.ts';
import { lookAtEach } from '../support/checks/audit-scenes.ts';

lookAtEach([
  ...brothers,
  ...guardians,
  ...leavers,
  ...guarded,
  ...troubled,
  ...moderated,
  ...consolePages,
  ...inLanguages,
]);
