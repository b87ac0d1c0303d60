import { acknowledgeWarning, WHOLE_PROFILE } from '#modules/matchmaking/contracts/moderation/measures.ts';
import type { OwnProfile } from '#modules/matchmaking/contracts/profiles.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { call } from '../../../../web-shared/server/api.ts';
import { formatTime } from '../../../../web-shared/text/format.ts';
import { UserText } from '../../../../web-shared/ui/user-text.tsx';
import { queryClient } from '../../../lib/server/query-client.ts';
import { useText } from '../../../lib/text/use-text.ts';
import { Button, LinkButton, Notice, toastError } from '../../../ui/index.ts';
import { wayToField } from '../way-to-field.ts';

type Measure = OwnProfile['measures'][number];

/** Shows a member what staff have hidden of the profile, why and what to do, and warnings that were not read yet. */
export function ModerationNotices({ profile: { measures } }: { profile: Pick<OwnProfile, 'measures'> }) {
  return (
    <>
      {measures.map(
        (measure) => measure.part !== null && <HiddenNotice key={measure.id} measure={measure} part={measure.part} />,
      )}
      {measures.map(
        (measure) =>
          measure.part === null &&
          measure.acknowledgedAt === null && <WarningNotice key={measure.id} measure={measure} />,
      )}
    </>
  );
}

function HiddenNotice({ measure, part }: { measure: Measure; part: string }) {
  const { t } = useText(['moderation', 'person']);
  const whole = part === WHOLE_PROFILE;
  const title = whole ? t('hiddenWhole') : t('hiddenText', { text: t(`person:fields.${part}` as 'person:fields.bio') });
  return (
    <Notice tone="wait" title={title}>
      <p>{whole ? t('whole') : t('text')}</p>
      <Why measure={measure} />
      <p>{measure.submittedAt ? t('submitted', { date: formatTime(measure.submittedAt) }) : t('rewrite')}</p>
      <div>
        <LinkButton small variant={measure.submittedAt ? 'secondary' : 'primary'} to={wayToField(whole ? 'bio' : part)}>
          {t('change')}
        </LinkButton>
      </div>
      <p className="small">
        <span>{t('wrong')}</span> <Link to="/support">{t('contact')}</Link>
      </p>
    </Notice>
  );
}

function WarningNotice({ measure }: { measure: Measure }) {
  const { t } = useText('moderation');
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(acknowledgeWarning, { params: { id: measure.id } }),
    onSuccess: (changed) => queryClient.setQueryData(['/api/profile'], changed),
    onError: (error) => toastError(t('failed'), error),
  });
  return (
    <Notice tone="wait" title={t('warning')}>
      <p>{t('warningText')}</p>
      <Why measure={measure} />
      <div>
        <Button small disabled={isPending} onClick={() => mutate()}>
          {t('acknowledge')}
        </Button>
      </div>
    </Notice>
  );
}

function Why({ measure: { why, note } }: { measure: Measure }) {
  const { t } = useText('moderation');
  return (
    <>
      {why !== 'other' && <p>{t(`reasons.${why}`)}</p>}
      <p className="small quiet">{t('note')}</p>
      <UserText>{note}</UserText>
    </>
  );
}

/** The warnings that the member has read. */
export function EarlierWarnings({ profile: { measures } }: { profile: Pick<OwnProfile, 'measures'> }) {
  const { t } = useText('moderation');
  const read = measures.filter(({ acknowledgedAt }) => acknowledgedAt !== null);
  if (read.length === 0) return null;
  return (
    <details className="folded">
      <summary>{t('earlier')}</summary>
      {read.map((measure) => (
        <div key={measure.id}>
          <p className="small quiet">{formatTime(measure.createdAt)}</p>
          <Why measure={measure} />
        </div>
      ))}
    </details>
  );
}
