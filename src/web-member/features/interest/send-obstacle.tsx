import { isStaff } from '#kernel/contracts/roles.ts';
import type { AcceptObstacle } from '#modules/matchmaking/contracts/interest-requests.ts';
import type { SendObstacle, ViewedProfile } from '#modules/matchmaking/contracts/profiles.ts';
import { subscriptionStatus } from '#modules/billing/contracts/subscription.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ask } from '../../lib/api.ts';
import { formatCalendarDay } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CONSOLE, type Session, useSession, waliStateOf } from '../session/index.ts';

/** What keeps from asking one person only; all else keeps from asking anybody. */
const OF_ONE = 'too-soon';
/** And what keeps from accepting alone. */
type OfAnybody = Exclude<SendObstacle | AcceptObstacle, typeof OF_ONE | 'rests'>;

type Asked = Pick<ViewedProfile, 'allowedActions' | 'sendObstacle' | 'askAgainFrom'>;

/**
 * The button that asks for an introduction, or the next step in its place. What keeps from asking anybody is said once
 * above a list, and not on its cards.
 */
export function SendOrStep({ profile, small, inList, onSend }: SendOrStepProps) {
  const { t } = useTranslation('interest');
  if (profile.allowedActions.includes('send-interest')) {
    return (
      <Button look="main" small={small} onClick={onSend}>
        {t('send.submit')}
      </Button>
    );
  }
  const { sendObstacle, askAgainFrom } = profile;
  if (sendObstacle === OF_ONE)
    return <p className="quiet small">{t('tooSoon', { date: formatCalendarDay(askAgainFrom) })}</p>;
  return sendObstacle && !inList && <StepNotice obstacle={sendObstacle} />;
}
type SendOrStepProps = { profile: Asked; small?: boolean; inList?: boolean; onSend: () => void };

/** Says above a list what keeps this reader from asking anybody in it; nothing where nothing does. */
export function ListObstacle({ profiles }: { profiles: Asked[] }) {
  const { session } = useSession();
  // He is told so too where nobody is listed (decisions 3.12).
  if (session.profile?.hasFourWives) return <StepNotice obstacle="four-wives" />;
  if (restOf(session)) return <RestNotice />;
  const obstacle = profiles.map(({ sendObstacle }) => sendObstacle).find((one) => one !== null && one !== OF_ONE);
  return obstacle && <StepNotice obstacle={obstacle} />;
}

/** Why the own profile rests, and until when; her waiting period first. */
const restOf = ({ profile }: Session): 'iddah' | 'on-break' | null =>
  profile?.iddahEndsOn ? 'iddah' : profile?.breakUntil ? 'on-break' : null;

/** Says that the own profile rests, until when, and where that is changed; nothing where it does not. */
export function RestNotice() {
  const { session } = useSession();
  const rest = restOf(session);
  return rest && <StepNotice obstacle={rest} />;
}

/** Why the reader cannot, and what would change it, in a box of its own. */
export function StepNotice({ obstacle }: { obstacle: OfAnybody }) {
  return (
    <Notice>
      <NextStep obstacle={obstacle} />
    </Notice>
  );
}

/** Why the reader cannot ask, and the way to what would change it. */
function NextStep({ obstacle: told }: { obstacle: OfAnybody }) {
  const { t } = useTranslation('interest');
  const { session } = useSession();
  const obstacle = isStaff(session.user?.role) ? 'staff' : told;
  const plan = useQuery({
    ...ask(subscriptionStatus),
    enabled: obstacle === 'allowance-exhausted' && Boolean(session.profile),
  });
  const resetDate = plan.data?.resetDate;
  const words =
    obstacle === 'allowance-exhausted' && resetDate
      ? t('step.allowance-exhausted.until', { date: formatCalendarDay(resetDate) })
      : t(`step.${obstacle}.text`, { date: formatCalendarDay(endOf(obstacle, session)) });
  return (
    <p>
      <span>{words}</span>{' '}
      {obstacle === 'staff' ? (
        <a href={CONSOLE}>{t('step.staff.link')}</a>
      ) : (
        <Link to={wayOn(obstacle, session)}>{t(`step.${obstacle}.link`)}</Link>
      )}
    </p>
  );
}

/** When a rest of the own profile ends. */
const endOf = (obstacle: OfAnybody, { profile }: Session) =>
  obstacle === 'iddah' ? profile?.iddahEndsOn : profile?.breakUntil;

function wayOn(obstacle: Exclude<OfAnybody, 'staff'>, { profile, guardian }: Session): string {
  switch (obstacle) {
    case 'profile-required':
      return profile ? '/profile' : '/create-profile';
    case 'profile-incomplete':
      return '/profile?step=family&at=currentMaritalStatus';
    case 'consent-withdrawn':
    case 'four-wives':
    case 'iddah':
      return '/profile';
    case 'on-break':
      return '/account-settings';
    case 'guardian-unverified':
      return waliStateOf(guardian) === 'none' ? '/guardian-setup' : '/wali-pending';
    case 'married':
      return '/messages';
    case 'guardian-conflict':
      return '/guardian-setup';
    case 'subscription-required':
      return '/pricing';
    case 'allowance-exhausted':
      return '/subscription-dashboard';
  }
}
