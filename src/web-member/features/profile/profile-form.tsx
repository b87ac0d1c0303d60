import type { Gender } from '#modules/identity/contracts/auth.ts';
import {
  formFields,
  type FormLength,
  type FormSection as Section,
  type ProfileFields,
} from '#modules/matchmaking/contracts/fields/profile-field.ts';
import { profileFields } from '#modules/matchmaking/contracts/fields/profile-fields.ts';
import { useRef, type FormEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { useText } from '../../lib/text/use-text.ts';
import { useFormDraft } from '../../lib/forms/draft.ts';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import { Button, Checkbox, Form, toast } from '../../ui/index.ts';
import { FormSection, GenderQuestion } from './form-sections.tsx';
import { CheckAnswers } from './check-answers.tsx';
import { CHECK, stepNamed, stepsOf, useArrival, useFormStep, useLeft } from './form-step.ts';
import { FormSteps, type StepChecks } from './form-steps.tsx';
import { startOf, type ProfileFormValues } from './form-values.ts';
import { changedSections } from './way-to-field.ts';
import { Preview } from './preview.tsx';
import './profile.css';
import type { Elements } from '../../../web-shared/ui/elements.ts';

/** The data to save: the answers, and the sections that they belong to. */
export interface ProfileSave {
  answers: ProfileFormValues;
  sections: readonly Section[];
}

type ProfileFormProps = {
  length: FormLength;
  start: ProfileFormValues;
  gender: Gender | null;
  needsConsent?: boolean;
  /** Saves each step separately, for an existing profile; otherwise everything at the end. */
  stepwise?: boolean;
  /** The key of the draft that stores the input until it is saved. */
  draft: string;
  note?: Elements;
  busy: boolean;
  submit: string;
  fields?: ProfileFields;
  /** Rejects with the refusal. */
  onSave: (saving: ProfileSave) => Promise<unknown>;
  onSaved?: () => void;
  onCancel?: () => void;
};

/**
 * The form to create or change a profile, in steps. The step is part of the address, and the input survives every
 * refusal.
 */
export function ProfileForm({ fields = profileFields, ...props }: ProfileFormProps) {
  const { length, start, gender, needsConsent = false, stepwise = false, draft, note, busy, submit } = props;
  const { t } = useText(['profile', 'common']);
  const questions = stepsOf(fields, length);
  const sections = questions.flatMap((one) => one.sections);
  const steps = stepwise ? questions : [...questions, CHECK];
  const { step, at, isChange, goTo, change, goBack } = useFormStep(steps);
  const isLast = step === steps.at(-1);
  const next = steps[steps.indexOf(step) + 1];
  const form = useCheckedForm<ProfileFormValues, never>({
    schema: async () => (await import('./profile-rules.ts')).rulesOf(length, needsConsent),
    defaultValues: { ...startOf(fields), ...(gender && { gender }), ...start },
  });
  useFormDraft(draft, form, 'consent');
  const { dirtyFields } = form.formState;
  const body = useRef<HTMLDivElement>(null);
  useArrival(body, step, at);

  const namesIn = (section: Section) => [
    ...(section === 'basic' ? ['gender'] : []),
    ...formFields(fields, length, section).map(([name]) => name),
  ];
  const isWrong = (section: Section) => namesIn(section).some((name) => form.getFieldState(name).error);
  const left = useLeft(step, ({ sections: parts }) => form.trigger(parts.flatMap(namesIn)));
  const checks: StepChecks = Object.fromEntries(
    questions
      .filter(({ id }) => left.includes(id))
      .map(({ id, sections: parts }) => [id, parts.some(isWrong) ? ('wrong' as const) : ('checked' as const)]),
  );
  const refuse = (parts: readonly Section[]) => {
    const wrong = stepNamed(steps, parts.find(isWrong) ?? null);
    if (wrong && wrong !== step) (stepwise ? goTo : change)(wrong);
  };
  const check = async (parts: readonly Section[], consentToo = false) => {
    if (await form.trigger([...parts.flatMap(namesIn), ...(consentToo ? ['consent'] : [])])) return true;
    toast({ title: t('common:form.invalid'), description: t('common:form.invalidText'), variant: 'destructive' });
    refuse(parts);
    return false;
  };
  const save = async (parts: readonly Section[]) => {
    const { consent: _given, ...answers } = form.getValues();
    try {
      await props.onSave({ answers, sections: parts });
      if (stepwise) form.reset(form.getValues());
      return true;
    } catch (error) {
      form.mark(error);
      refuse(sections);
      return false;
    }
  };
  const proceed = async (goesOn: boolean) => {
    if (!stepwise) {
      if (!isLast) return (await check(step.sections)) && (isChange ? goBack() : goTo(next!));
      return (await check(sections, needsConsent)) && save(sections);
    }
    const touchedSections = sections.filter(
      (section) => step.sections.includes(section) || changedSections(Object.keys(dirtyFields)).includes(section),
    );
    if (!(await check(touchedSections)) || !(await save(touchedSections))) return;
    if (goesOn && next) goTo(next);
    else props.onSaved?.();
  };
  const send = (event: FormEvent) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    void proceed(submitter?.getAttribute('value') === 'on');
  };
  return (
    <FormProvider {...form}>
      <div className="profile-writing">
        <Form className="profile-form" onSubmit={send}>
          <FormSteps steps={steps} step={step} checks={checks} />
          <div ref={body} className="stack loose">
            {step === CHECK && (
              <CheckAnswers steps={questions} length={length} fields={fields} genderIsFixed={gender !== null} />
            )}
            {step.sections.map((section) => (
              <FormSection key={section} section={section} length={length} fields={fields}>
                {section === 'basic' && <GenderQuestion fixed={gender !== null} />}
              </FormSection>
            ))}
            {isLast && note}
            {isLast && needsConsent && (
              <Checkbox
                {...form.register('consent')}
                label={t('consent')}
                note={t('consentNote')}
                error={form.errors['consent']}
              />
            )}
          </div>
          <div className={stepwise ? 'row' : 'row form-end'}>
            {stepwise && next && (
              <Button variant="primary" type="submit" value="on" busy={busy}>
                {t('steps.saveOn')}
              </Button>
            )}
            {!stepwise && next && (
              <Button variant="primary" type="submit" value="on">
                {t(isChange ? 'steps.toCheck' : 'steps.on')}
              </Button>
            )}
            {(stepwise || isLast) && (
              <Button variant={stepwise && next ? 'secondary' : 'primary'} type="submit" busy={busy}>
                {submit}
              </Button>
            )}
            {props.onCancel && <Button onClick={props.onCancel}>{t('common:cancel')}</Button>}
          </div>
          <p className="small quiet">{t('steps.saved')}</p>
        </Form>
        <Preview fields={fields} />
      </div>
    </FormProvider>
  );
}
