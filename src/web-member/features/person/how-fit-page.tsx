import { RANKED_TOGETHER, topics, topicWeights } from '#modules/matchmaking/contracts/compatibility.ts';
import { useText } from '../../lib/text/use-text.ts';
import { LinkButton, Page } from '../../ui/index.ts';
import './person.css';

/** Explains how compatibility is computed, from the weights that the score is tested against. */
export function HowFitPage() {
  const { t } = useText(['how-fit', 'compatibility']);
  const total = Object.values(topicWeights).reduce((sum, weight) => sum + weight, 0);
  return (
    <Page narrow title={t('title')} lead={t('lead')}>
      <div className="stack loose how-fit">
        <section>
          <h2>{t('number')}</h2>
          <p>{t('points', { count: topics.length, total })}</p>
          <p>{t('open')}</p>
          <p>{t('same')}</p>
        </section>
        <section>
          <h2>{t('matters')}</h2>
          <dl>
            {topics.map((topic) => (
              <div key={topic}>
                <dt>
                  <span>{t(`compatibility:topics.${topic}`)}</span>{' '}
                  <span className="quiet">{t('worth', { count: topicWeights[topic] })}</span>
                </dt>
                <dd>{t(`goesBy.${topic}`)}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section>
          <h2>{t('hard')}</h2>
          <p>{t('hardText')}</p>
        </section>
        <section>
          <h2>{t('order')}</h2>
          <p>{t('orderText', { count: RANKED_TOGETHER })}</p>
        </section>
        <section>
          <h2>{t('notCounted')}</h2>
          <p>{t('notCountedText')}</p>
        </section>
        <section>
          <h2>{t('judgement')}</h2>
          <p>{t('judgementText')}</p>
          <div>
            <LinkButton to="/guidance">{t('guidance')}</LinkButton>
          </div>
        </section>
      </div>
    </Page>
  );
}
