import { stages, type Stage } from '#modules/matchmaking/contracts/match-states.ts';
import { moveStage, STAGE_WORDS_MAX } from '#modules/messaging/contracts/oversight.ts';
import { useText } from '../../../lib/text/use-text.ts';
import { call } from '../../../../web-shared/server/api.ts';
import { useDraft } from '../../../lib/forms/draft.ts';
import { Button, Field, TextArea } from '../../../ui/index.ts';
import type { PanelProps } from './match-status-texts.ts';
import { isConfirmedByGuardian } from './stages.ts';
import { useMatchCall } from './use-match-call.ts';

type ProposeStageProps = Pick<PanelProps, 'match' | 'reader'> & { onDone: () => void };

/** Lets a member propose the next stage; a meeting with words for her guardian. */
export function ProposeStage({ match, reader, onDone }: ProposeStageProps) {
  const { t } = useText('messages');
  const [words, setWords] = useDraft(`stage ${match.id}`);
  const { mutate, isPending } = useMatchCall(
    (stage: Stage) =>
      call(moveStage, { params: { id: match.id }, body: { stage, ...(needsWords(stage) && { words: words.trim() }) } }),
    () => t('path.proposed'),
  );
  const next = stages[stages.indexOf(match.progressStage ?? 'initial_conversation') + 1];
  if (!next) return <p>{t('path.none')}</p>;
  if (!match.allowedActions.includes('propose-stage')) return null;
  const length = words.trim().length;
  return (
    <section className="stack" aria-labelledby={`propose-${match.id}`}>
      <h3 id={`propose-${match.id}`}>{t('path.title')}</h3>
      {needsWords(next) && (
        <Field
          label={reader === 'hers' ? t('path.words.hers') : t('path.words.his')}
          hint={t('path.words.hint')}
          required
        >
          <TextArea
            rows={3}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            limit={STAGE_WORDS_MAX}
            length={length}
          />
        </Field>
      )}
      <div>
        <Button
          small
          busy={isPending}
          disabled={needsWords(next) && (length === 0 || length > STAGE_WORDS_MAX)}
          onClick={() => mutate(next, { onSuccess: proposed })}
        >
          {t('path.propose', { stage: t(`stage.${next}`) })}
        </Button>
        <p className="small quiet">
          {isConfirmedByGuardian(next) ? t('path.proposeHintConfirmed') : t('path.proposeHint')}
        </p>
      </div>
    </section>
  );

  function proposed() {
    setWords('');
    onDone();
  }
}

const needsWords = (stage: Stage) => stage === 'meeting_arranged';
