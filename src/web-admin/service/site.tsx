import type { SiteRecord } from '#kernel/contracts/admin/admin-site.schema.ts';
import { maxValue, minValue } from 'ra-core';
import { TextInput } from 'react-admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberInput } from '../inputs/number-input.tsx';
import { EditPage } from '../records/record-form.tsx';

/** The settings of the site: one record, edited in place. */
export function EditSite() {
  const { t } = useTranslation('console');
  const [saves, setSaves] = useState(0);
  return (
    <EditPage<SiteRecord>
      key={saves}
      kind="site"
      id="site"
      inputs={<Inputs />}
      labels={useLabels()}
      titleOf={() => t('pages.site')}
      renderFacts={() => <p>{t('site.lead')}</p>}
      onSaved={() => setSaves(saves + 1)}
    />
  );
}

function Inputs() {
  const labels = useLabels();
  const { t } = useTranslation('console');
  return (
    <>
      <NumberInput
        source="monthlyRequests"
        label={labels['monthlyRequests']!}
        helperText={t('site.monthlyRequestsHint')}
        validate={[minValue(0), maxValue(10)]}
      />
      <TextInput
        source="giving"
        label={labels['giving']!}
        helperText={t('site.givingHint')}
        parse={(typed: string) => typed}
        slotProps={{ htmlInput: { dir: 'auto' } }}
        fullWidth
      />
    </>
  );
}

function useLabels(): Record<string, string> {
  const { t } = useTranslation('console');
  return { monthlyRequests: t('site.monthlyRequests'), giving: t('site.giving') };
}
