import { stages, type Stage } from '#modules/matchmaking/contracts/match-states.ts';
import { Link } from 'react-router-dom';
import { useText } from '../../../lib/text/use-text.ts';
import './stage-line.css';

/** The six stages, of which a narrow screen names only the present one, with a link to the match's path. */
export function StageLine({ stage, to }: { stage: Stage | null; to?: string }) {
  const { t } = useText(['messages', 'common']);
  const present = stages.indexOf(stage ?? 'initial_conversation');
  return (
    <div className="stage-line">
      <ol aria-label={t('path.steps')}>
        {stages.map((name, place) => {
          const state = place < present ? 'done' : place === present ? 'now' : 'next';
          return (
            <li key={name} className={state} aria-current={state === 'now' ? 'step' : undefined}>
              <span className="only-read">{t(`common:steps.${state}`)}</span> <span>{t(`stage.${name}`)}</span>
            </li>
          );
        })}
      </ol>
      <p aria-hidden>
        {t('path.present', { place: present + 1, of: stages.length, stage: t(`stage.${stages[present]!}`) })}
      </p>
      {to && <Link to={to}>{t('path.link')}</Link>}
    </div>
  );
}
