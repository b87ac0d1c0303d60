import {
  appliesTo,
  formFields,
  type FormLength,
  type ProfileField,
  type ProfileFields,
} from '#modules/matchmaking/contracts/fields/profile-field.ts';
import type { PromptAnswer } from '#modules/matchmaking/contracts/prompts/prompts.ts';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useText } from '../../lib/text/use-text.ts';
import { FieldError, LinkButton } from '../../ui/index.ts';
import type { Elements } from '../../../web-shared/ui/elements.ts';
import { UserText } from '../../../web-shared/ui/user-text.tsx';
import { PromptAnswers, useAnswer } from '../person/index.ts';
import { firstSentence, useFieldLabel } from './field-input.tsx';
import { CHECK, type FormStep } from './form-step.ts';
import { answerIn, offeredIn, type ProfileFormValues } from './form-values.ts';

type CheckAnswersProps = {
  steps: readonly FormStep[];
  length: FormLength;
  fields: ProfileFields;
  genderIsFixed: boolean;
};

/** All answers of a new profile, each with the way to its question; what was not answered is shown as such. */
export function CheckAnswers({ steps, length, fields, genderIsFixed }: CheckAnswersProps) {
  const { t } = useText(['profile', 'person']);
  const { watch } = useFormContext<ProfileFormValues>();
  const values = watch();
  const { gender } = values;
  return (
    <>
      <section className="card">
        <h2 tabIndex={-1}>{t('check.title')}</h2>
        <p className="quiet">{t('check.lead')}</p>
      </section>
      {steps.flatMap(({ id, sections }) =>
        sections.map((section) => (
          <section key={section} className="card">
            <h3>{t(`sections.${section}`)}</h3>
            <dl className="check-answers">
              {section === 'basic' && (
                <Row name="gender" label={t('gender')} step={genderIsFixed ? undefined : id}>
                  {(gender === 'male' || gender === 'female') && <span>{t(gender)}</span>}
                </Row>
              )}
              {formFields(fields, length, section)
                .filter(([name, field]) => appliesTo(field, values) && offeredIn(name, field, values)?.length !== 0)
                .map(([name, field]) => (
                  <Answer key={name} name={name} field={field} step={id} values={values} />
                ))}
            </dl>
          </section>
        )),
      )}
    </>
  );
}

type AnswerProps = { name: string; field: ProfileField; step: string; values: ProfileFormValues };

function Answer({ name, field, step, values }: AnswerProps) {
  const answer = useAnswer();
  const label = useFieldLabel();
  if (field.kind === 'prompted') {
    const written = (values[name] ?? []) as unknown as PromptAnswer[];
    return (
      <Row name={name} label={label(name, field)} step={step}>
        {written.length > 0 && <PromptAnswers answers={written} />}
      </Row>
    );
  }
  // Without the other answers, so that each question shows its own.
  const said = answer({ [name]: answerIn(name, field, values) }, name, field);
  return (
    <Row name={name} label={label(name, field)} step={step}>
      {said === undefined || String(said).trim() === '' ? undefined : (
        <UserText className="as-answered">{String(said)}</UserText>
      )}
    </Row>
  );
}

type RowProps = { name: string; label: string; step: string | undefined; children?: Elements };

function Row({ name, label, step, children }: RowProps) {
  const { t } = useText('profile');
  const { formState } = useFormContext<ProfileFormValues>();
  const id = useId();
  return (
    <div data-field={name}>
      <dt>{label}</dt>
      <dd>
        {children || <span className="quiet">{t('check.none')}</span>}
        <FieldError id={id} error={firstSentence(formState.errors[name])} />
      </dd>
      {step && (
        <dd>
          <LinkButton small variant="ghost" to={`?${new URLSearchParams({ step, at: name, from: CHECK.id })}`}>
            <span>{t('view.change')}</span> <span className="only-read">{label}</span>
          </LinkButton>
        </dd>
      )}
    </div>
  );
}
