import {
  formFields,
  formSections,
  type FormLength,
  type FormSection,
  type ProfileFields,
} from '#modules/matchmaking/contracts/fields/profile-field.ts';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';

/** A step of the form: its name in the address, its title in the catalogue `profile`, and its sections. */
export interface FormStep {
  id: string;
  title: 'check.title' | 'steps.about' | 'steps.marriage' | `sections.${FormSection}`;
  sections: readonly FormSection[];
}

/** The last step of a new profile, which shows all answers before anybody else can read them (ADR 59). */
export const CHECK: FormStep = { id: 'check', title: 'check.title', sections: [] };

/** The short form has few steps, each of them with one tap to the next (ADR 59). */
const shortSteps: FormStep[] = [
  { id: 'about', title: 'steps.about', sections: ['basic', 'character'] },
  { id: 'marriage', title: 'steps.marriage', sections: ['family', 'values'] },
];
const longSteps = formSections.map((section): FormStep => ({
  id: section,
  title: `sections.${section}`,
  sections: [section],
}));

/** Returns the steps of a form, without sections that have no field in it. */
export function stepsOf(fields: ProfileFields, length: FormLength): FormStep[] {
  return (length === 'short' ? shortSteps : longSteps)
    .map((step) => ({
      ...step,
      sections: step.sections.filter((section) => formFields(fields, length, section).length > 0),
    }))
    .filter(({ sections }) => sections.length > 0);
}

/** Returns the step of this name, or the one with this section. */
export const stepNamed = (steps: readonly FormStep[], name: string | null): FormStep | undefined =>
  steps.find(({ id, sections }) => id === name || sections.some((section) => section === name));

/** The step that the address names, and the way to others. `from` names the step that the reader came from. */
export function useFormStep(steps: readonly FormStep[]) {
  const [params, setParams] = useSearchParams();
  const at = params.get('at');
  return {
    step: stepNamed(steps, params.get('step')) ?? steps[0]!,
    at,
    isChange: params.get('from') === CHECK.id,
    goTo: ({ id }: FormStep) => setParams({ step: id }),
    /** Leads to a step, and from there back to the answers. */
    change: ({ id }: FormStep) => setParams({ step: id, from: CHECK.id }),
    /** Leads back to the answers, to the one that was changed. */
    goBack: () => setParams({ step: CHECK.id, ...(at && { at }) }),
  };
}

/** Checks each step when the person leaves it, and returns the names of those that were left. */
export function useLeft(step: FormStep, check: (step: FormStep) => Promise<unknown>): string[] {
  const [left, setLeft] = useState<string[]>([]);
  const onLeave = useRef(check);
  const now = useRef(step);
  useEffect(() => {
    onLeave.current = check;
    now.current = step;
  });
  const { id } = step;
  useEffect(() => {
    const leaving = now.current;
    return () => {
      void onLeave.current(leaving).then(() => setLeft((before) => [...new Set([...before, id])]));
    };
  }, [id]);
  return left;
}

/** Scrolls to the field named in the address, or to the top of a new step. */
export function useArrival(body: RefObject<HTMLElement | null>, { id }: FormStep, at: string | null) {
  const first = useRef(true);
  useEffect(() => {
    const arrived = first.current;
    first.current = false;
    const name = at && CSS.escape(at);
    const named = name && body.current?.querySelector<HTMLElement>(`[name="${name}"], [data-field="${name}"] a`);
    const wrong = body.current?.querySelector('[aria-invalid=true]');
    const target = named || (arrived || wrong ? null : body.current?.querySelector<HTMLElement>('h2'));
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'center' });
  }, [body, id, at]);
}
