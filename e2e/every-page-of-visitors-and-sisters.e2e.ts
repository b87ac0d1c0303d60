import { newcomers } from './scenes/newcomers.ts';
import { sisters } from './scenes/sisters.ts';
import { visitors } from './scenes/visitors.ts';
import { lookAtEach } from './support/look-at-each.ts';

lookAtEach([...visitors, ...newcomers, ...sisters]);
