import { iddahStatuses, type IddahStatus } from '#modules/matchmaking/contracts/iddah.ts';
import type { OwnProfile } from '#modules/matchmaking/contracts/profiles.schema.ts';
import { useText } from '../../lib/text/use-text.ts';
import { Link } from 'react-router-dom';
import { ApiError } from '../../../web-shared/server/api.ts';
import { formatCalendarDay } from '../../../web-shared/text/format.ts';
import { Card, Field, Form, FormFoot, RadioGroup, TextInput } from '../../ui/index.ts';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import { useUpdateProfile } from './use-update-profile.ts';

const ARTICLE = '/guidance/the-waiting-period-in-plain-words';

interface IddahForm {
  iddahStatus: IddahStatus | null;
  iddahEndsOn: string;
}

const bodyOf = ({ iddahStatus, iddahEndsOn }: IddahForm) => ({
  iddahStatus,
  iddahEndsOn: iddahStatus === 'until' ? iddahEndsOn : null,
});
const formOf = ({ iddahStatus, iddahEndsOn }: OwnProfile) => ({ iddahStatus, iddahEndsOn: iddahEndsOn ?? '' });

/** Asks a sister whose marriage has ended whether her waiting period is over. */
export function IddahCard({ profile }: { profile: OwnProfile }) {
  const { t } = useText(['profile', 'person']);
  const { mutateAsync } = useUpdateProfile({
    body: bodyOf,
    confirmation: ({ iddahEndsOn: until }) =>
      until ? t('iddah.stated', { date: formatCalendarDay(until) }) : t('iddah.saved'),
    onRefused: (refusal) => refusal instanceof ApiError && Boolean(refusal.fields['iddahEndsOn']),
  });
  const form = useCheckedForm<IddahForm, OwnProfile>({
    defaultValues: formOf(profile),
    send: mutateAsync,
    onSuccess: (changed): void => form.reset(formOf(changed)),
  });
  return (
    <Card title={t('iddah.title')}>
      <Form form={form}>
        <RadioGroup
          legend={t('iddah.question')}
          error={form.errors.iddahStatus}
          choices={iddahStatuses.map((value) => ({ value, label: t(`person:options.iddahStatus.${value}`) }))}
          input={() => form.register('iddahStatus', { required: t('iddah.choose') })}
        />
        {form.watch('iddahStatus') === 'until' && (
          <Field label={t('iddah.day')} error={form.errors.iddahEndsOn} required>
            <TextInput {...form.register('iddahEndsOn', { required: t('iddah.chooseDay') })} type="date" />
          </Field>
        )}
        <FormFoot form={form} variant="secondary" label={t('iddah.save')} />
      </Form>
      {profile.iddahStatus === 'unknown' && (
        <p>
          <span>{t('iddah.unknown')}</span> <Link to={ARTICLE}>{t('iddah.article')}</Link>
        </p>
      )}
      <p className="quiet">{t('iddah.text')}</p>
      <p className="quiet">{t('iddah.who')}</p>
      <p className="quiet">
        <span>{t('iddah.instead')}</span> <Link to="/account-settings">{t('iddah.break')}</Link>
      </p>
    </Card>
  );
}
