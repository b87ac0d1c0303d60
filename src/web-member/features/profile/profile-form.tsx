import type { Gender } from '#modules/identity/contracts/auth.ts';
import {
  formFields,
  formSections,
  type FormLength,
  type FormSection as Section,
  type ProfileFields,
} from '#modules/matchmaking/contracts/fields/profile-field.ts';
import { profileFields } from '#modules/matchmaking/contracts/fields/profile-fields.ts';
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { FormProvider } from 'react-hook-form';
import { useText } from '../../lib/text/use-text.ts';
import { useSearchParams } from 'react-router-dom';
import { useFormDraft } from '../../lib/forms/draft.ts';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import { Button, Checkbox, Form, toast } from '../../ui/index.ts';
import { FormSection, GenderQuestion } from './form-sections.tsx';
import { FormSteps } from './form-steps.tsx';
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
  const sections = formSections.filter((section) => formFields(fields, length, section).length > 0);
  const { step, at, goTo } = useStep(sections);
  const isLast = step === sections.at(-1);
  const next = sections[sections.indexOf(step) + 1];
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
  const left = useLeft(step, (section) => form.trigger(namesIn(section)));
  const checks = Object.fromEntries(left.map((section) => [section, isWrong(section) ? 'wrong' : 'checked']));
  const wrongIn = (parts: readonly Section[]) => parts.find(isWrong);
  const refuse = (parts: readonly Section[]) => {
    const wrong = wrongIn(parts);
    if (wrong && wrong !== step) goTo(wrong);
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
      if (!isLast) return (await check([step])) && goTo(next!);
      return (await check(sections, needsConsent)) && save(sections);
    }
    const touchedSections = sections.filter(
      (section) => section === step || changedSections(Object.keys(dirtyFields)).includes(section),
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
          <FormSteps sections={sections} step={step} checks={checks} />
          <div ref={body} className="stack loose">
            <FormSection key={step} section={step} length={length} fields={fields}>
              {step === 'basic' && <GenderQuestion fixed={gender !== null} />}
            </FormSection>
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
          <div className="row">
            {stepwise && next && (
              <Button variant="primary" type="submit" value="on" busy={busy}>
                {t('steps.saveOn')}
              </Button>
            )}
            {!stepwise && next && (
              <Button variant="primary" type="submit" value="on">
                {t('steps.on')}
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

function useStep(sections: readonly Section[]) {
  const [params, setParams] = useSearchParams();
  const step = sections.find((section) => section === params.get('step')) ?? sections[0]!;
  return { step, at: params.get('at'), goTo: (section: Section) => setParams({ step: section }) };
}

/** Checks each step when the person leaves it, and returns those that were left. */
function useLeft(step: Section, check: (section: Section) => Promise<unknown>): Section[] {
  const [left, setLeft] = useState<Section[]>([]);
  const onLeave = useRef(check);
  useEffect(() => {
    onLeave.current = check;
  });
  useEffect(
    () => () => {
      void onLeave.current(step).then(() => setLeft((before) => [...new Set([...before, step])]));
    },
    [step],
  );
  return left;
}

/** Scrolls to the field named in the address, or to the top of a new step. */
function useArrival(body: RefObject<HTMLElement | null>, step: Section, at: string | null) {
  const first = useRef(true);
  useEffect(() => {
    const arrived = first.current;
    first.current = false;
    const named = at && body.current?.querySelector<HTMLElement>(`[name="${CSS.escape(at)}"]`);
    const wrong = body.current?.querySelector('[aria-invalid=true]');
    const target = named || (arrived || wrong ? null : body.current?.querySelector<HTMLElement>('h2'));
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'center' });
  }, [body, step, at]);
}
