import { isStaff } from '#kernel/contracts/roles.ts';
import type { AcceptBlocker } from '#modules/matchmaking/contracts/interest-requests.ts';
import { WHOLE_PROFILE } from '#modules/matchmaking/contracts/moderation/measures.ts';
import type { SendBlocker } from '#modules/matchmaking/contracts/profiles.ts';
import type { ViewedProfile } from '#modules/matchmaking/contracts/profiles.schema.ts';
import { subscriptionStatus } from '#modules/billing/contracts/subscription.ts';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../lib/text/use-text.ts';
import { Link } from 'react-router-dom';
import { fetchJson } from '../../../web-shared/server/api.ts';
import { formatCalendarDay } from '../../../web-shared/text/format.ts';
import { Button, Notice } from '../../ui/index.ts';
import { CONSOLE, type Session, useSession, waliStateOf } from '../session/index.ts';

/** The only blocker that concerns one person; all others block every request. */
const OF_ONE = 'too-soon';
/** Includes the blockers of accepting. */
type OfAnybody = Exclude<SendBlocker | AcceptBlocker, typeof OF_ONE | 'on-hold'>;

type ListedProfile = Pick<ViewedProfile, 'allowedActions' | 'sendBlocker' | 'requestAgainFrom'>;

/**
 * The button for an interest request, or else the next step. Blockers that concern every request are shown once above a
 * list, not on its cards.
 */
export function SendOrStep({ profile, small, inList, onSend }: SendOrStepProps) {
  const { t } = useText('interest');
  if (profile.allowedActions.includes('send-interest')) {
    return (
      <Button variant="primary" small={small} onClick={onSend}>
        {t('send.submit')}
      </Button>
    );
  }
  const { sendBlocker, requestAgainFrom } = profile;
  if (sendBlocker === OF_ONE)
    return <p className="quiet small">{t('tooSoon', { date: formatCalendarDay(requestAgainFrom) })}</p>;
  return sendBlocker && !inList && <StepNotice blocker={sendBlocker} />;
}
type SendOrStepProps = { profile: ListedProfile; small?: boolean; inList?: boolean; onSend: () => void };

/** Shows above a list the blocker that concerns every request of this reader, if any. */
export function ListBlocker({ profiles }: { profiles: ListedProfile[] }) {
  const { session } = useSession();
  // These are shown even above an empty list.
  if (session.profile && !session.profile.consentStated) return <StepNotice blocker="consent-required" />;
  if (session.profile?.hasFourWives) return <StepNotice blocker="four-wives" />;
  if (session.profile?.measures.some(({ part }) => part === WHOLE_PROFILE))
    return <StepNotice blocker="profile-hidden" />;
  if (breakReasonOf(session)) return <BreakNotice />;
  const blocker = profiles.map(({ sendBlocker }) => sendBlocker).find((one) => one !== null && one !== OF_ONE);
  return blocker && <StepNotice blocker={blocker} />;
}

/** Returns why the reader's own profile is on break; the waiting period comes first. */
const breakReasonOf = ({ profile }: Session): 'iddah' | 'on-break' | null =>
  profile?.iddahEndsOn ? 'iddah' : profile?.breakUntil ? 'on-break' : null;

/** Says until when the reader's own profile is on break, and where to change that. */
export function BreakNotice() {
  const { session } = useSession();
  const breakReason = breakReasonOf(session);
  return breakReason && <StepNotice blocker={breakReason} />;
}

export function StepNotice({ blocker }: { blocker: OfAnybody }) {
  return (
    <Notice>
      <NextStep blocker={blocker} />
    </Notice>
  );
}

function NextStep({ blocker: by }: { blocker: OfAnybody }) {
  const { t } = useText('interest');
  const { session } = useSession();
  const blocker = isStaff(session.user?.role) ? 'staff' : by;
  const plan = useQuery({
    ...fetchJson(subscriptionStatus),
    enabled: blocker === 'allowance-exhausted' && Boolean(session.profile),
  });
  const resetDate = plan.data?.resetDate;
  const words =
    blocker === 'allowance-exhausted' && resetDate
      ? t('step.allowance-exhausted.until', { date: formatCalendarDay(resetDate) })
      : t(`step.${blocker}.text`, { date: formatCalendarDay(endOf(blocker, session)) });
  return (
    <p>
      <span>{words}</span>{' '}
      {blocker === 'staff' ? (
        <a href={CONSOLE}>{t('step.staff.link')}</a>
      ) : (
        <Link to={wayOn(blocker, session)}>{t(`step.${blocker}.link`)}</Link>
      )}
    </p>
  );
}

/** Returns the end of the reader's own break. */
const endOf = (blocker: OfAnybody, { profile }: Session) =>
  blocker === 'iddah' ? profile?.iddahEndsOn : profile?.breakUntil;

function wayOn(blocker: Exclude<OfAnybody, 'staff'>, { profile, guardian }: Session): string {
  switch (blocker) {
    case 'profile-required':
      return profile ? '/profile' : '/create-profile';
    case 'profile-incomplete':
      return '/profile?step=family&at=currentMaritalStatus';
    case 'consent-required':
    case 'four-wives':
    case 'profile-hidden':
    case 'iddah':
      return '/profile';
    case 'on-break':
      return '/account-settings';
    case 'guardian-unverified':
      return waliStateOf(guardian) === 'none' ? '/guardian-setup' : '/wali-pending';
    case 'khitba':
      return '/messages';
    case 'guardian-conflict':
      return '/guardian-setup';
    case 'subscription-required':
      return '/pricing';
    case 'allowance-exhausted':
      return '/subscription-dashboard';
  }
}
