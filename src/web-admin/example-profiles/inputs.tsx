import { maxValue, minValue, required } from 'ra-core';
import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { choicesOf } from '../records/choices.ts';
import { NumberInput } from '../inputs/number-input.tsx';
import { typedList } from '../records/words-list.ts';

/** Choices of a closed list whose values are also their labels. */
const wordsAsChoices = (words: string[]) => words.map((word) => ({ id: word, name: word }));
const PRACTICES = ['Very Religious', 'Religious', 'Moderately Religious', 'Not Religious'];
const HIJAB = ['Always', 'Sometimes', 'Never', 'Considering'];
const LINES = ['location', 'ethnicity', 'nationality', 'occupation', 'education'] as const;
const TEXTS = ['bio', 'aboutMe', 'lookingFor'] as const;

export function ExampleInputs({ isNew }: { isNew?: boolean }) {
  const { t } = useTranslation('console');
  const [gender, hasChildren] = useWatch({ name: ['gender', 'hasChildren'] }) as [string?, boolean?];
  return (
    <>
      {isNew && (
        <SelectInput
          source="gender"
          label={t('users.genderLabel')}
          choices={choicesOf(t('users.gender', { returnObjects: true }))}
          translateChoice={false}
          validate={required()}
        />
      )}
      <NumberInput source="age" label={t('examples.fields.age')} validate={[required(), minValue(18), maxValue(80)]} />
      {LINES.map((name) => (
        <TextInput key={name} source={name} label={t(`examples.fields.${name}`)} validate={required()} />
      ))}
      <SelectInput
        source="sectMadhab"
        label={t('examples.fields.sectMadhab')}
        choices={choicesOf(t('examples.sects', { returnObjects: true }))}
        translateChoice={false}
        validate={required()}
      />
      <SelectInput
        source="religiousPractice"
        label={t('examples.fields.religiousPractice')}
        choices={wordsAsChoices(PRACTICES)}
        translateChoice={false}
      />
      {gender === 'female' && (
        <SelectInput
          source="hijabPreference"
          label={t('examples.fields.hijabPreference')}
          choices={wordsAsChoices(HIJAB)}
          translateChoice={false}
        />
      )}
      <SelectInput
        source="currentMaritalStatus"
        label={t('examples.fields.currentMaritalStatus')}
        choices={choicesOf(t('examples.marital', { returnObjects: true }))}
        translateChoice={false}
      />
      {TEXTS.map((name) => (
        <TextInput
          key={name}
          source={name}
          label={t(`examples.fields.${name}`)}
          validate={required()}
          multiline
          minRows={3}
          fullWidth
        />
      ))}
      <BooleanInput source="hasChildren" label={t('examples.fields.hasChildren')} />
      {hasChildren && (
        <>
          <NumberInput
            source="numberOfChildren"
            label={t('examples.fields.numberOfChildren')}
            validate={[minValue(1), maxValue(10)]}
          />
          <TextInput source="childrenAges" label={t('examples.fields.childrenAges')} />
        </>
      )}
      <TextInput
        source="languagesSpoken"
        label={t('examples.fields.languagesSpoken')}
        helperText={t('commas')}
        fullWidth
        {...typedList}
      />
      <TextInput
        source="hobbiesInterests"
        label={t('examples.fields.hobbiesInterests')}
        helperText={t('commas')}
        fullWidth
        {...typedList}
      />
    </>
  );
}

export function useExampleLabels(): Record<string, string> {
  const { t } = useTranslation('console');
  return t('examples.fields', { returnObjects: true });
}
