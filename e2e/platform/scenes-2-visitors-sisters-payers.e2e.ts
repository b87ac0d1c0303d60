import { newcomers } from '../scenes/newcomers.ts';
import { payers } from '../scenes/payers.ts';
import { sisters } from '../scenes/sisters.ts';
import { subscribers } from '../scenes/subscribers.ts';
import { visitors } from '../scenes/visitors.ts';
import { lookAtEach } from '../support/checks/audit-scenes.ts';

lookAtEach([...visitors, ...newcomers, ...sisters, ...subscribers, ...payers]);
