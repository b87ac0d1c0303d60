import type { SummaryPerson, SummaryView } from '#modules/matchmaking/contracts/path/summary.schema.ts';
import { useText } from '../../lib/text/use-text.ts';
import { formatCalendarDay } from '../../../web-shared/text/format.ts';
import { Card, Facts } from '../../ui/index.ts';
import type { PathReader } from './path-part.ts';
import { bySex } from './summary-part.ts';

/** Both people as the reader may know them, with a line for each name, which the service does not print. */
export function SummaryPeople({ summary, reader }: { summary: SummaryView; reader: PathReader }) {
  const { t } = useText(['summary', 'messages']);
  const { date, stage, own, wardFirstName } = summary;
  const { woman, man } = bySex(summary);
  const sections: [who: string, person: SummaryPerson][] = [
    [wardFirstName ?? t('people.woman'), woman],
    [t('people.man'), man],
  ];
  return (
    <Card title={t('people.title')}>
      <div className="summary-people">
        {sections.map(([who, person]) => (
          <section key={person.profileId} className="stack">
            <h3>
              <bdi>{who}</bdi>
            </h3>
            {person === own && reader !== 'guardian' && <p className="small quiet no-print">{t('people.you')}</p>}
            <p className="summary-name">{t('people.name')}</p>
            <Facts
              facts={[
                { label: t('people.profile'), value: t('people.number', { id: person.profileId }) },
                { label: t('people.age'), value: person.age === null ? null : String(person.age) },
                { label: t('people.location'), value: person.location },
              ]}
            />
          </section>
        ))}
      </div>
      <Facts
        wide
        facts={[
          { label: t('people.date'), value: formatCalendarDay(date) },
          { label: t('people.step'), value: t(`messages:stage.${stage}`) },
        ]}
      />
      <p className="small quiet no-print">{t('people.noNames')}</p>
    </Card>
  );
}
