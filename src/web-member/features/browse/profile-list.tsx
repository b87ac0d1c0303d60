import { languages } from '#kernel/i18n/languages.ts';
import type { ViewedProfile } from '#modules/matchmaking/contracts/profiles.schema.ts';
import { useRef, useState } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { codeOf, statusOf } from '../../../web-shared/server/api.ts';
import { usePages } from '../../lib/server/use-pages.ts';
import { Button, EmptyState, ErrorNotice, LinkButton, More, RefusalNotice, Skeleton } from '../../ui/index.ts';
import { ListBlocker, SendInterestDialog, type SendingInterest } from '../interest/index.ts';
import { hasFit, HowFitLink } from '../person/index.ts';
import { ProfileFirst, isOnlyGuardian, useSession } from '../session/index.ts';
import { ProfileCard } from './profile-card.tsx';
import type { Filters } from './use-filters.ts';
import type { Elements } from '../../../web-shared/ui/elements.ts';

const WHOLE = 4;
const BRIEF = 2;

function ListSkeleton({ brief = false }: { brief?: boolean }) {
  const { t } = useText('common');
  return (
    <div className="stack loose" role="status">
      <span className="only-read">{t('loading')}</span>
      <Skeleton lines={1} />
      <div className={brief ? 'columns' : 'stack loose'}>
        {Array.from({ length: brief ? BRIEF : WHOLE }, (_, card) => (
          <div className="card card-skeleton" key={card}>
            <Skeleton title lines={1} />
            {!brief && <Skeleton lines={3} />}
            <Skeleton lines={3} />
          </div>
        ))}
      </div>
    </div>
  );
}

const PROFILE_REQUIRED = 409;
const GUARDIAN_ON_HOLD = 'matchmaking.guardian-on-hold';

type ProfileListProps = {
  url: string;
  /** Omitted for lists without filters. */
  filters?: Filters;
  /** Lists the reader's saved profiles. */
  saved?: boolean;
  /** Shows a few short cards side by side, without a button for more. */
  brief?: boolean;
  aside?: Elements;
  /** The costs of the filters and dealbreakers, under the count. */
  costs?: Elements;
  enabled?: boolean;
  sending?: SendingInterest;
};

/** The profiles of a list address with their count, more on request, and the dialog for an interest request. */
export function ProfileList({ url, filters, saved, brief, aside, costs, enabled = true, sending }: ProfileListProps) {
  const { t, i18n } = useText('browse');
  const [requestingProfile, setProfile] = useState<ViewedProfile | null>(null);
  const summary = useRef<HTMLParagraphElement>(null);
  const list = usePages<ViewedProfile>(url, enabled);
  const { data, error, isPending, refetch } = list;
  if (error && statusOf(error) === PROFILE_REQUIRED) return <NotForThem />;
  // Not a failure: the guardian reads the reason and where to find out more.
  if (codeOf(error) === GUARDIAN_ON_HOLD) return <RefusalNotice error={error} tone="plain" />;
  // Loaded profiles stay visible if a later request fails.
  if (error && !data) return <ErrorNotice text={t('failed')} onRetry={() => void refetch()} />;
  if (isPending) return <ListSkeleton brief={brief} />;

  /** The clear button disappears with the filters, so its focus moves to the line with the new count. */
  const clear = () => {
    filters?.clear();
    summary.current?.focus();
  };
  const profiles = data.pages.flatMap((page) => page.items);
  const filtered = (filters?.count ?? 0) > 0;
  const none = saved ? 'saved.none' : 'empty.none';
  const total = data.pages[0]?.total ?? String(profiles.length);
  const count = Number(total);
  const number = Number.isNaN(count) ? total : new Intl.NumberFormat(languages[i18n.language].locale).format(count);
  return (
    <div className="stack loose profile-list">
      <div>
        <p className="quiet list-count" role="status" tabIndex={-1} ref={summary}>
          <span>{t(saved ? 'saved.count' : 'count', { count: Number.isNaN(count) ? 2 : count, number })}</span>
          {aside}
        </p>
        {costs}
      </div>
      <ListBlocker profiles={profiles} />
      {profiles.length === 0 && (
        <EmptyState title={filtered ? t('empty.title') : t(none)} text={filtered ? t('empty.text') : t(`${none}Text`)}>
          {saved && <LinkButton to="/browse">{t('saved.back')}</LinkButton>}
          {filtered && <Button onClick={clear}>{t('clear')}</Button>}
          {!saved && <HardWishes />}
        </EmptyState>
      )}
      <div className={brief ? 'columns' : 'stack loose'}>
        {profiles.map((profile) => (
          <ProfileCard key={profile.id} profile={profile} brief={brief} onSend={() => setProfile(profile)} />
        ))}
      </div>
      {!brief && <More list={list} />}
      {profiles.some(hasFit) && (
        <p className="small">
          <HowFitLink />
        </p>
      )}
      {requestingProfile && (
        <SendInterestDialog profile={requestingProfile} onClose={() => setProfile(null)} sending={sending} />
      )}
    </div>
  );
}

function NotForThem() {
  const { t } = useText('browse');
  const { session } = useSession();
  if (!isOnlyGuardian(session)) return <ProfileFirst />;
  return (
    <EmptyState title={t('guardian.title')} text={t('guardian.text')}>
      <LinkButton to="/guardian-dashboard">{t('guardian.action')}</LinkButton>
    </EmptyState>
  );
}

/** Suggests that the reader's dealbreakers may be why nobody is listed. */
function HardWishes() {
  const { t } = useText('browse');
  const { session } = useSession();
  if (isOnlyGuardian(session) || !session.profile?.hardWishes?.length) return null;
  return (
    <>
      <p>{t('empty.hard')}</p>
      <LinkButton to="/profile">{t('empty.wishes')}</LinkButton>
    </>
  );
}
