import { brothers } from './brothers.ts';
import { consolePages } from './console.ts';
import { guarded } from './guarded.ts';
import { guardians } from './guardians.ts';
import { inLanguages } from './languages.ts';
import { leavers } from './leavers.ts';
import { moderated } from './moderated.ts';
import { newcomers } from './newcomers.ts';
import { payers } from './payers.ts';
import { subscribers } from './subscribers.ts';
import type { Scene } from './scene.ts';
import { sisters } from './sisters.ts';
import { troubled } from './troubled.ts';
import { visitors } from './visitors.ts';

/** All pages, with content and in their empty state. */
export const scenes: Scene[] = [
  ...visitors,
  ...inLanguages,
  ...newcomers,
  ...sisters,
  ...brothers,
  ...guardians,
  ...leavers,
  ...payers,
  ...guarded,
  ...subscribers,
  ...troubled,
  ...moderated,
  ...consolePages,
];
