import { subscribers } from './scenes/subscribers.ts';
import { lookAtEach } from './support/look-at-each.ts';

lookAtEach(subscribers);
