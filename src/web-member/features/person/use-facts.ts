import type { SeenProfile } from '#modules/matchmaking/contracts/profiles.ts';
import { useTranslation } from 'react-i18next';
import { useOptionLabel, type OptionField } from './option-label.ts';

type Fact = { label: string; value: string | number | undefined };
/** Named facts that belong together. */
export type FactGroup = { title: string; facts: Fact[] };

const oneOf = {
  faith: [
    'religiousPractice',
    'prayerFrequency',
    'quranReading',
    'islamicEducation',
    'sectMadhab',
    'madhhab',
    'hijabPreference',
  ],
  family: ['currentMaritalStatus', 'previousMarriageStatus', 'howLongMarried'],
  children: ['childrenLivingSituation'],
  hopes: ['marriageTimeline', 'culturalAlignment'],
} as const satisfies Record<string, OptionField[]>;

/** A profile's facts in four named groups; what was not stated is left out. */
export function useFacts(profile: Partial<SeenProfile>): FactGroup[] {
  const { t } = useTranslation(['person', 'common']);
  const label = useOptionLabel();
  const ethnicity = useEthnicity();
  const option = (field: OptionField): Fact => {
    const value = profile[field];
    return { label: t(`fields.${field}`), value: value && label(field, value) };
  };
  const plain = (
    field:
      | 'education'
      | 'nationality'
      | 'timesMarried'
      | 'numberOfWives'
      | 'childrenAges'
      | 'preferredAgeRange'
      | 'preferredLocation'
      | 'lookingFor'
      | 'dealBreakers'
      | 'occupation'
      | 'childrenFromPreviousMarriages',
  ): Fact => ({
    label: t(`fields.${field}`),
    value: profile[field],
  });
  const list = (field: 'languagesSpoken' | 'hobbiesInterests' | 'nonNegotiables'): Fact => ({
    label: t(`fields.${field}`),
    value: profile[field]?.join(', '),
  });
  const yesNo = (field: 'wantsChildren' | 'acceptsChildren' | 'willingToRelocate'): Fact => ({
    label: t(`fields.${field}`),
    value: profile[field] === undefined ? undefined : t(profile[field] ? 'common:yes' : 'common:no'),
  });
  const children: Fact = {
    label: t('fields.children'),
    value:
      profile.hasChildren === undefined
        ? undefined
        : profile.hasChildren && profile.numberOfChildren
          ? profile.numberOfChildren
          : t(profile.hasChildren ? 'common:yes' : 'common:no'),
  };
  const diet: Fact = {
    label: t('fields.dietaryRestrictions'),
    value: profile.dietaryRestrictions
      ?.map((item) => (item === 'halal_only' ? t('diets.halal_only') : item))
      .join(', '),
  };
  const practice = profile.preferredReligiousPractice;
  return [
    { title: t('groups.faith'), facts: oneOf.faith.map(option) },
    {
      title: t('groups.family'),
      facts: [
        ...oneOf.family.map(option),
        plain('timesMarried'),
        plain('numberOfWives'),
        children,
        plain('childrenAges'),
        ...oneOf.children.map(option),
        plain('childrenFromPreviousMarriages'),
        yesNo('wantsChildren'),
        yesNo('acceptsChildren'),
      ],
    },
    {
      title: t('groups.life'),
      facts: [
        plain('occupation'),
        plain('education'),
        { label: t('fields.ethnicity'), value: profile.ethnicity && ethnicity(profile.ethnicity) },
        plain('nationality'),
        list('languagesSpoken'),
        list('hobbiesInterests'),
        option('smokingStatus'),
        diet,
        yesNo('willingToRelocate'),
      ],
    },
    {
      title: t('groups.hopes'),
      facts: [
        ...oneOf.hopes.map(option),
        plain('preferredAgeRange'),
        plain('preferredLocation'),
        { label: t('fields.preferredReligiousPractice'), value: practice && label('religiousPractice', practice) },
        list('nonNegotiables'),
        plain('lookingFor'),
        plain('dealBreakers'),
      ],
    },
  ];
}

/** An ethnicity as the name of its country; what is not known is shown as given. */
export function useEthnicity() {
  const { t, i18n } = useTranslation('person');
  return (value: string) => {
    const key = `ethnicities.${value.trim().toLowerCase()}`;
    return i18n.exists(key, { ns: 'person' }) ? t(key as 'ethnicities.british') : value;
  };
}
