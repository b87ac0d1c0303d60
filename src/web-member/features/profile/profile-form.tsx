import type { Gender } from '#modules/identity/contracts/auth.ts';
import { formSections, type ProfileFields } from '#modules/matchmaking/contracts/profile-field.ts';
import { profileFields } from '#modules/matchmaking/contracts/profile-fields.ts';
import { createProfileForm, type CreateProfile } from '#modules/matchmaking/contracts/profiles.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { FormProvider, useForm, type Resolver, type UseFormSetError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormDraft } from '../../lib/draft.ts';
import { Checkbox } from '../../ui/choices.tsx';
import { toast } from '../../ui/toast-store.ts';
import { FormSection, GenderQuestion } from './form-sections.tsx';
import { editProfileForm, newProfileForm, startOf, type ProfileFormValues } from './form-schema.ts';
import './profile.css';
import { Form } from '../../ui/form.tsx';

type ProfileFormProps = {
  start: ProfileFormValues;
  gender: Gender | null;
  asksConsent?: boolean;
  /** Where what was typed is kept until it is saved. */
  draft: string;
  note?: ReactNode;
  buttons: ReactNode;
  fields?: ProfileFields;
  onSubmit: (values: CreateProfile, setError: UseFormSetError<ProfileFormValues>) => void;
};

/** The short form, for making a profile and for changing it; it keeps what was typed whatever the server says. */
export function ProfileForm({
  start,
  gender,
  asksConsent = false,
  draft,
  note,
  buttons,
  onSubmit,
  fields = profileFields,
}: ProfileFormProps) {
  const { t } = useTranslation(['profile', 'auth']);
  const form = useForm<ProfileFormValues>({
    resolver: zodResolver(asksConsent ? newProfileForm : editProfileForm) as unknown as Resolver<ProfileFormValues>,
    defaultValues: {
      ...startOf(fields),
      ...(gender && { gender }),
      ...start,
    },
  });
  useFormDraft(draft, form, 'consent');
  const send = form.handleSubmit(
    (values) => onSubmit(createProfileForm.parse(values), form.setError),
    () => toast({ title: t('auth:signUp.invalid'), description: t('auth:signUp.invalidText'), variant: 'destructive' }),
  );
  return (
    <FormProvider {...form}>
      <Form className="profile-form" onSubmit={(event) => void send(event)}>
        {formSections.map((section) => (
          <FormSection key={section} section={section} fields={fields}>
            {section === 'basic' && <GenderQuestion fixed={gender !== null} />}
          </FormSection>
        ))}
        {note}
        {asksConsent && (
          <Checkbox
            {...form.register('consent')}
            label={t('consent')}
            note={t('consentNote')}
            error={form.formState.errors.consent?.message}
          />
        )}
        <div className="row">{buttons}</div>
      </Form>
    </FormProvider>
  );
}
