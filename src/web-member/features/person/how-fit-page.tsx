import { RANKED_TOGETHER, topics, topicWeights } from '#modules/matchmaking/contracts/compatibility.ts';
import { useText } from '../../lib/text/use-text.ts';
import { LinkButton, Page } from '../../ui/index.ts';
import './person.css';

/** Explains how compatibility is computed, from the weights that the score is tested against. */
export function HowFitPage() {
  const { t } = useText('compatibility');
  const total = Object.values(topicWeights).reduce((sum, weight) => sum + weight, 0);
  return (
    <Page narrow title={t('how.title')} lead={t('how.lead')}>
      <div className="stack loose how-fit">
        <section>
          <h2>{t('how.number')}</h2>
          <p>{t('how.points', { count: topics.length, total })}</p>
          <p>{t('how.open')}</p>
          <p>{t('how.same')}</p>
        </section>
        <section>
          <h2>{t('how.matters')}</h2>
          <dl>
            {topics.map((topic) => (
              <div key={topic}>
                <dt>
                  <span>{t(`topics.${topic}`)}</span>{' '}
                  <span className="quiet">{t('how.worth', { count: topicWeights[topic] })}</span>
                </dt>
                <dd>{t(`how.goesBy.${topic}`)}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section>
          <h2>{t('how.hard')}</h2>
          <p>{t('how.hardText')}</p>
        </section>
        <section>
          <h2>{t('how.order')}</h2>
          <p>{t('how.orderText', { count: RANKED_TOGETHER })}</p>
        </section>
        <section>
          <h2>{t('how.notCounted')}</h2>
          <p>{t('how.notCountedText')}</p>
        </section>
        <section>
          <h2>{t('how.judgement')}</h2>
          <p>{t('how.judgementText')}</p>
          <div>
            <LinkButton to="/guidance">{t('how.guidance')}</LinkButton>
          </div>
        </section>
      </div>
    </Page>
  );
}
