import {
  formFields,
  appliesTo,
  type FormLength,
  type FormSection as Section,
  type ProfileField,
  type ProfileFields,
} from '#modules/matchmaking/contracts/fields/profile-field.ts';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useText } from '../../lib/text/use-text.ts';
import { RadioGroup } from '../../ui/index.ts';
import { FieldInput } from './field-input.tsx';
import type { ProfileFormValues } from './form-values.ts';
import type { Elements } from '../../../web-shared/ui/elements.ts';

type Named = [name: string, field: ProfileField];
type SectionProps = { section: Section; length: FormLength; fields: ProfileFields; children?: Elements };

export function FormSection({ section, length, fields, children }: SectionProps) {
  const { t, i18n } = useText('profile');
  const id = useId();
  const { watch } = useFormContext<ProfileFormValues>();
  const title = t(`sections.${section}`);
  const lead = `sectionLeads.${section}`;
  const short = length === 'short';
  const namedFields = formFields(fields, length, section).filter(([, field]) => appliesTo(field, watch()));
  const [only] = namedFields;
  // A group of checkboxes has its own heading.
  if (only && namedFields.length === 1 && only[1].kind === 'multiple-choice')
    return (
      <section className="card">
        <FieldInput name={only[0]} field={only[1]} short={short} title={<h2 tabIndex={-1}>{title}</h2>} />
      </section>
    );
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {!short && i18n.exists(`profile:${lead}`) && <p className="quiet">{t(lead as 'sectionLeads.wishes')}</p>}
      {children}
      {rowsOf(namedFields).map((row) =>
        sharesLine(row[0]!) ? (
          <div key={row[0]![0]} className="form-pair">
            {row.map(([name, field]) => (
              <FieldInput key={name} name={name} field={field} short={short} />
            ))}
          </div>
        ) : (
          row.map(([name, field]) => <FieldInput key={name} name={name} field={field} short={short} />)
        ),
      )}
    </section>
  );
}

/** The question of gender; fixed if the sign-up has determined it. */
export function GenderQuestion({ fixed }: { fixed: boolean }) {
  const { t } = useText('profile');
  const { register, watch, formState } = useFormContext<{ gender?: 'male' | 'female' }>();
  const gender = watch('gender');
  if (fixed && gender) return <p className="quiet">{t('genderFixed', { gender: t(`genders.${gender}`) })}</p>;
  return (
    <RadioGroup
      legend={t('gender')}
      error={formState.errors.gender?.message}
      choices={(['male', 'female'] as const).map((value) => ({ value, label: t(value) }))}
      input={() => register('gender')}
    />
  );
}

const sharesLine = ([, { kind, form }]: Named) =>
  !['long-text', 'multiple-choice', 'prompted'].includes(kind) && !(kind === 'yes-no' && form.required);

/** Groups fields into rows: neighbours that share a row, and single fields. */
const rowsOf = (namedFields: Named[]): Named[][] =>
  namedFields.reduce<Named[][]>((rows, one) => {
    const last = rows.at(-1);
    return last && sharesLine(last[0]!) && sharesLine(one) ? [...rows.slice(0, -1), [...last, one]] : [...rows, [one]];
  }, []);
