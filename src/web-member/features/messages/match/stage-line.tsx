import { stages, type Stage } from '#modules/matchmaking/contracts/match-states.ts';
import { useText } from '../../../lib/text/use-text.ts';
import './stage-line.css';

/** The six stages below the head of a conversation; a narrow screen names only the present one. */
export function StageLine({ stage }: { stage: Stage | null }) {
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
    </div>
  );
}
