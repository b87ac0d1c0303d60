import { useTranslation } from 'react-i18next';
import { Bubble, Steps } from '../../ui/index.ts';

export function ExampleConversation() {
  const { t } = useTranslation('landing');
  return (
    <section className="card" aria-label={t('example.label')}>
      <p className="small quiet">{t('example.notice')}</p>
      <div>
        <Bubble meta={t('example.theirsState')}>{t('example.theirs')}</Bubble>
        <Bubble mine meta={t('example.mineState')}>
          {t('example.mine')}
        </Bubble>
      </div>
      <Steps
        label={t('example.steps.label')}
        steps={[
          { label: t('example.steps.written'), state: 'done' },
          { label: t('example.steps.guardian'), state: 'now' },
          { label: t('example.steps.delivered'), state: 'next' },
        ]}
      />
    </section>
  );
}
