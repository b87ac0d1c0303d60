import { fill } from '#kernel/i18n/catalogue.ts';
import ar from '#kernel/i18n/ar/guardianship.json' with { type: 'json' };
import en from '#kernel/i18n/en/guardianship.json' with { type: 'json' };
import type { Language } from '#kernel/i18n/languages.ts';
import ur from '#kernel/i18n/ur/guardianship.json' with { type: 'json' };
import { afterCommit, type Subscription } from '#kernel/events.ts';
import type { Email, IdentityFacade } from '../../identity/index.ts';
import type { CheckReason } from '../contracts/guardian.ts';
import type { GuardianState } from '../domain/guardian.ts';
import type { Guardians } from '../domain/guardians.ts';
import { emails } from '../emails.ts';
import {
  guardianCheckRaised,
  guardianCheckRefused,
  guardianDisputeDismissed,
  guardianDisputed,
  guardianDisputeUpheld,
  guardianSteppedDown,
} from '../events.ts';

const texts: Record<Language, Pick<typeof en, 'lookAgain'> & { check: Pick<(typeof en)['check'], 'reasons'> }> = {
  en,
  ar,
  ur,
};

interface Ports {
  guardians: Guardians;
  identity: IdentityFacade;
}
/** What both are told of a change, while it still is so when the e-mail is made. */
interface Notified {
  event: typeof guardianSteppedDown;
  guardian: Email;
  ward: Email;
  path: string;
  /** Where the staff have settled it: in which queue they can be asked to look at it again. */
  resolvedIn?: 'guardian-disputes' | 'guardian-checks';
  assignments(state: GuardianState): boolean;
}

const messages: Notified[] = [
  {
    event: guardianCheckRaised,
    guardian: emails.guardianChecked,
    ward: emails.wardGuardianChecked,
    path: '/wali-pending',
    assignments: ({ state, check }) => state === 'verified' && check !== null,
  },
  {
    event: guardianCheckRefused,
    guardian: emails.guardianCheckRefused,
    ward: emails.wardGuardianCheckRefused,
    path: '/guardian-setup',
    resolvedIn: 'guardian-checks',
    assignments: ({ ended }) => ended?.because === 'check',
  },
  {
    event: guardianSteppedDown,
    guardian: emails.guardianSteppedDown,
    ward: emails.wardGuardianSteppedDown,
    path: '/guardian-setup',
    assignments: ({ ended }) => ended?.because === 'stepped-down',
  },
  {
    event: guardianDisputed,
    guardian: emails.guardianDisputed,
    ward: emails.wardGuardianDisputed,
    path: '/guardian-setup',
    assignments: ({ state, dispute }) => state === 'verified' && dispute !== null,
  },
  {
    event: guardianDisputeDismissed,
    guardian: emails.guardianDisputeDismissed,
    ward: emails.wardGuardianDisputeDismissed,
    path: '/dashboard',
    assignments: ({ state, dispute, check, accountActive }) =>
      state === 'verified' && dispute === null && check === null && accountActive,
  },
  {
    event: guardianDisputeUpheld,
    guardian: emails.guardianDisputeUpheld,
    ward: emails.wardGuardianDisputeUpheld,
    path: '/guardian-setup',
    resolvedIn: 'guardian-disputes',
    assignments: ({ ended }) => ended?.because === 'dispute',
  },
];

/**
 * A guardian and his ward are both told when the staff look at him, when they have settled it, and when he steps down
 * (R-12).
 */
export const emailGuardianStatus = ({ guardians, identity }: Ports): Subscription[] =>
  messages.map(({ event, guardian: toHim, ward: toHer, path, resolvedIn, assignments }) =>
    afterCommit(event, `guardianship.mail-${event.type.split('.')[1]}`, async (tx, { guardianId, wardId }) => {
      const guardian = await guardians.find(tx, guardianId);
      // Whoever was erased meanwhile has no name any more.
      if (!guardian?.state.name || !assignments(guardian.state)) return;
      const ward = (await identity.namesOf(tx.db, [wardId])).get(wardId) ?? '';
      const { name, check, language, accountId } = guardian.state;
      const messages = (to: Language) => ({
        values: { guardian: name, ward, why: whyOf(to, check?.reasons ?? [], ward) },
        ...(resolvedIn && {
          items: [{ text: texts[to].lookAgain, path: `/support?about=${resolvedIn}.${guardianId}` }],
        }),
      });
      const { items, ...toHimAlone } = messages(language);
      // Without an account he answers the e-mail.
      await identity.notify(tx, guardian.recipient, toHim, { ...toHimAlone, ...(accountId && items && { items }) });
      await identity.notify(tx, wardId, toHer, { ...messages('en'), path });
    }),
  );

/** Why the staff look, in half sentences after a colon. */
const whyOf = (language: Language, reasons: CheckReason[], ward: string): string =>
  reasons
    .map((reason) => fill(texts[language].check.reasons[reason], { ward }).replace(/[.۔]$/, ''))
    .join(language === 'en' ? '; ' : '؛ ')
    .concat(language === 'ur' ? '۔' : '.');
