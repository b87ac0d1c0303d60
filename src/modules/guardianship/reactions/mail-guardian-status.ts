import type en from '#texts/en/guardianship.json';
import { textsOf } from '#kernel/i18n/texts.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import { afterCommit, type Subscription } from '#kernel/events.ts';
import type { Email } from '../../identity/index.ts';
import type { GuardianState } from '../domain/guardian-state.ts';
import { emails } from '../emails.ts';
import {
  guardianCheckRaised,
  guardianCheckRefused,
  guardianDisputeDismissed,
  guardianDisputed,
  guardianDisputeUpheld,
  guardianSteppedDown,
} from '../events.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

const texts = textsOf<Pick<typeof en, 'lookAgain'>>('guardianship');

type Ports = Pick<UseCasePorts, 'guardians' | 'identity'>;
/** Emails about a change, sent if the change still holds by then. */
interface Notified {
  event: typeof guardianSteppedDown;
  guardian: Email;
  ward: Email;
  path: string;
  /** Queue in which the staff can be asked to look again at their resolution. */
  resolvedIn?: 'guardian-disputes' | 'guardian-checks';
  stillHolds(state: GuardianState): boolean;
}

const messages: Notified[] = [
  {
    event: guardianCheckRaised,
    guardian: emails.guardianChecked,
    ward: emails.wardGuardianChecked,
    path: '/wali-pending',
    stillHolds: ({ state, check }) => state === 'verified' && check !== null,
  },
  {
    event: guardianCheckRefused,
    guardian: emails.guardianCheckRefused,
    ward: emails.wardGuardianCheckRefused,
    path: '/guardian-setup',
    resolvedIn: 'guardian-checks',
    stillHolds: ({ ended }) => ended?.because === 'check',
  },
  {
    event: guardianSteppedDown,
    guardian: emails.guardianSteppedDown,
    ward: emails.wardGuardianSteppedDown,
    path: '/guardian-setup',
    stillHolds: ({ ended }) => ended?.because === 'stepped-down',
  },
  {
    event: guardianDisputed,
    guardian: emails.guardianDisputed,
    ward: emails.wardGuardianDisputed,
    path: '/guardian-setup',
    stillHolds: ({ state, dispute }) => state === 'verified' && dispute !== null,
  },
  {
    event: guardianDisputeDismissed,
    guardian: emails.guardianDisputeDismissed,
    ward: emails.wardGuardianDisputeDismissed,
    path: '/dashboard',
    stillHolds: ({ state, dispute, check, accountActive }) =>
      state === 'verified' && dispute === null && check === null && accountActive,
  },
  {
    event: guardianDisputeUpheld,
    guardian: emails.guardianDisputeUpheld,
    ward: emails.wardGuardianDisputeUpheld,
    path: '/guardian-setup',
    resolvedIn: 'guardian-disputes',
    stillHolds: ({ ended }) => ended?.because === 'dispute',
  },
];

/** Emails a guardian and his ward when a check or dispute is opened or resolved, and when he steps down. */
export const emailGuardianStatus = ({ guardians, identity }: Ports): Subscription[] =>
  messages.map(({ event, guardian: toHim, ward: toHer, path, resolvedIn, stillHolds }) =>
    afterCommit(event, `guardianship.mail-${event.type.split('.')[1]}`, async (tx, { guardianId, wardId }) => {
      const guardian = await guardians.find(tx, guardianId);
      // An erased guardian has no name any more.
      if (!guardian?.state.name || !stillHolds(guardian.state)) return;
      const ward = (await identity.namesOf(tx.db, [wardId])).get(wardId) ?? '';
      const { name, language, accountId } = guardian.state;
      const messages = (to: Language) => ({
        values: { guardian: name, ward },
        ...(resolvedIn && {
          items: [{ text: texts[to].lookAgain, path: `/support?about=${resolvedIn}.${guardianId}` }],
        }),
      });
      const { items, ...toHimAlone } = messages(language);
      // Without an account he replies to the email.
      await identity.notify(tx, guardian.recipient, toHim, { ...toHimAlone, ...(accountId && items && { items }) });
      await identity.notify(tx, wardId, toHer, { ...messages('en'), path });
    }),
  );
