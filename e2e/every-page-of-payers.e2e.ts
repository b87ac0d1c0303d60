import { payers } from './scenes/payers.ts';
import { lookAtEach } from './support/look-at-each.ts';

lookAtEach(payers);
