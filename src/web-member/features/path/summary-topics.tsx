import type { AgreedTopic, SummaryView } from '#modules/matchmaking/contracts/path/summary.schema.ts';
import { stages } from '#modules/matchmaking/contracts/match-states.ts';
import { useText } from '../../lib/text/use-text.ts';
import { formatDay } from '../../../web-shared/text/format.ts';
import { Card } from '../../ui/index.ts';
import { Answer } from './answers.tsx';

/** Shows what is agreed, in the words of both; then the titles of what is open and of what is to be spoken of. */
export function SummaryTopics({ summary }: { summary: SummaryView }) {
  const { t } = useText('summary');
  const { agreed, open, toBeSpoken } = summary;
  return (
    <>
      <Card title={t('agreed.title')} className="summary-agreed">
        {agreed.length === 0 && <p>{t('agreed.none')}</p>}
        {agreed.map((topic) => (
          <Agreed key={topic.id} topic={topic} summary={summary} />
        ))}
      </Card>
      <Card title={t('open.title')}>
        {open.length === 0 ? <p>{t('open.none')}</p> : <p className="small quiet">{t('open.text')}</p>}
        <Titles topics={open} />
      </Card>
      {toBeSpoken.length > 0 && (
        <Card title={t('spoken.title')}>
          <p className="small quiet">{t('spoken.text')}</p>
          <Titles topics={toBeSpoken} />
        </Card>
      )}
    </>
  );
}

function Agreed({ topic, summary }: { topic: AgreedTopic; summary: SummaryView }) {
  const { t } = useText('summary');
  const { own, other, agreedAt, title } = topic;
  const woman = { by: summary.wardFirstName ?? t('people.woman') };
  const man = { by: t('people.man') };
  const isHers = summary.own.gender === 'female';
  const sides = [
    { ...woman, answer: isHers ? own : other },
    { ...man, answer: isHers ? other : own },
  ];
  return (
    <section className="summary-entry">
      <h3>{title}</h3>
      <p className="small quiet">{t('agreed.on', { date: formatDay(agreedAt) })}</p>
      {sides.map(({ by, answer }) => (
        <Answer key={by} by={by} answer={answer} />
      ))}
    </section>
  );
}

/** Titles below the stage that they belong to. */
function Titles({ topics }: { topics: SummaryView['open'] }) {
  const { t } = useText('messages');
  const byStage = Map.groupBy(topics, ({ stage }) => stage);
  return stages
    .filter((stage) => byStage.has(stage))
    .map((stage) => (
      <section key={stage} className="summary-entry">
        <h3>{t(`stage.${stage}`)}</h3>
        <ul>
          {byStage.get(stage)!.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
      </section>
    ));
}
