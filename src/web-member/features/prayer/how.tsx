import type { PrayerTimesView } from '#modules/content/contracts/prayer-times.schema.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/index.ts';

export function How({ times: { method, asr, highLatitudeRules, city } }: { times: PrayerTimesView }) {
  const { t } = useTranslation('prayer');
  return (
    <Card title={t('how.title')}>
      <dl className="prayer-how">
        <div>
          <dt>{t('how.method', { method: t(`methodNames.${method}`) })}</dt>
          <dd>{t(`methodTexts.${method}`)}</dd>
        </div>
        <div>
          <dt>{t('how.asr', { school: t(`asr.${asr}`) })}</dt>
          <dd>{t(`asrTexts.${asr}`)}</dd>
        </div>
        <div>
          <dt>{t('how.night')}</dt>
          <dd>{highLatitudeRules.map((rule) => t(`nightTexts.${rule}`)).join(' ')}</dd>
        </div>
        <div>
          <dt>{t('how.hijri')}</dt>
          <dd>{t('how.hijriText')}</dd>
        </div>
      </dl>
      <p className="small quiet">{t('how.care', { zone: city.timeZone })}</p>
    </Card>
  );
}
