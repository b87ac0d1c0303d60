import type { Subscription } from '#kernel/events.ts';
import { mailAfterQuiet } from '../reactions/mail-after-quiet.ts';
import { projectAccountRole } from '../projections/account-role.ts';
import { projectSubscriptionPlan } from '../projections/subscription-plan.ts';
import { securityLog } from '../projections/security-log.ts';
import { announcePresence } from '../reactions/announce-presence.ts';
import { eraseMember } from '../reactions/erase-member.ts';
import { mailLeaving } from '../reactions/mail-leaving.ts';
import { mailNewDevice } from '../reactions/mail-new-device.ts';
import { mailPasswordReset } from '../reactions/mail-password-reset.ts';
import { emailAccountStatus } from '../reactions/mail-account-status.ts';
import { mailStaff } from '../reactions/mail-staff.ts';
import { mailTakenAddress } from '../reactions/mail-taken-address.ts';
import { mailTwoFactor } from '../reactions/mail-two-factor.ts';
import { noteErasure } from '../reactions/note-erasure.ts';
import type { IdentityPorts } from './identity-ports.ts';

export const identitySubscriptions = (ports: IdentityPorts): Subscription[] => [
  ...projectAccountRole(ports.accounts),
  ...projectSubscriptionPlan,
  ...announcePresence,
  ...securityLog,
  ...mailTakenAddress(ports.notify),
  ...mailLeaving(ports),
  ...mailNewDevice(ports.notify),
  ...emailAccountStatus(ports),
  ...mailAfterQuiet(ports.notify),
  ...mailPasswordReset(ports),
  ...mailStaff(ports),
  ...mailTwoFactor(ports.notify),
  ...eraseMember,
  ...noteErasure(ports.erasuresFile),
];
