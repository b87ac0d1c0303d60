import { iddahStatuses } from '../iddah.ts';
import { choice, date, shortText, integer, yesNo } from './field-kinds.ts';
import type { ProfileField, ProfileFields } from './profile-field.ts';

/** Questions about a marriage are for people who have been married. */
const marriedBefore = { currentMaritalStatus: ['divorced', 'widowed', 'currently_married'] } as const;
/** For a woman whose marriage has ended. */
const afterHerMarriage = <When extends ProfileField['when']>(when: When) =>
  ({
    onlyFor: 'female',
    ownOnly: true,
    resetWhenHidden: true,
    when: { currentMaritalStatus: ['divorced', 'widowed'], ...when },
  }) as const;
const withChildren = { when: { hasChildren: [true] }, resetWhenHidden: true } as const;

export const familyFields = {
  currentMaritalStatus: {
    ...choice(['never_married', 'divorced', 'widowed', 'currently_married']),
    answer: 'lasting',
    menOnly: ['currently_married'],
    weight: 6,
    page: { group: 'family' },
    headline: 'family',
    filter: { browse: 3 },
    column: 'current_marital_status',
    compared: 'polygyny',
    form: { section: 'family', short: true, required: true, hint: 'profile:maritalHint' },
  },
  numberOfWives: {
    ...integer(1, 4),
    answer: 'optional',
    when: { currentMaritalStatus: ['currently_married'] },
    resetWhenHidden: true,
    headline: 'family',
    countLabel: 'wives',
    page: { group: 'family' },
    form: { section: 'family', short: true, label: 'profile:numberOfWives', required: true },
  },
  // Her guardian reads the day, nobody else.
  iddahStatus: {
    ...choice(iddahStatuses),
    answer: 'optional',
    ...afterHerMarriage({}),
    form: {
      section: 'family',
      short: true,
      label: 'profile:iddah.question',
      hint: 'profile:iddah.hint',
      required: true,
    },
  },
  iddahEndsOn: {
    ...date(),
    answer: 'optional',
    ...afterHerMarriage({ iddahStatus: ['until'] }),
    form: { section: 'family', short: true, label: 'profile:iddah.day', required: true },
  },
  timesMarried: {
    ...integer(0, 10),
    answer: 'optional',
    when: marriedBefore,
    page: { group: 'family' },
    form: { section: 'family', label: 'profile:timesMarried', required: true },
  },
  howLongMarried: {
    ...choice(['less_than_1', '1_to_3', '3_to_5', '5_to_10', 'more_than_10']),
    answer: 'optional',
    when: marriedBefore,
    page: { group: 'family' },
    form: { section: 'family', label: 'profile:howLongMarried' },
  },
  previousMarriageStatus: {
    ...choice(['never_married', 'divorced', 'widowed', 'divorced_and_widowed']),
    answer: 'optional',
    when: { ...marriedBefore, timesMarried: [2, 3, 4, 5, 6, 7, 8, 9, 10] },
    page: { group: 'family' },
    form: { section: 'family', label: 'profile:previousMarriageStatus' },
  },
  hasChildren: {
    ...yesNo(),
    answer: 'lasting',
    form: { section: 'family', short: true, label: 'profile:hasChildren', required: true },
    page: { group: 'family', label: 'children', count: 'numberOfChildren' },
    headline: 'family',
    filter: { discover: 2, labels: 'filters.hasChildren' },
    column: 'has_children',
    compared: 'children',
  },
  numberOfChildren: {
    ...integer(0, 20),
    answer: 'optional',
    ...withChildren,
    valueWhenHidden: 0,
    form: { section: 'family', short: true, label: 'profile:numberOfChildren', required: true },
  },
  childrenFromPreviousMarriages: {
    ...integer(0, 20),
    answer: 'optional',
    when: { ...marriedBefore, hasChildren: [true] },
    page: { group: 'family' },
    form: { section: 'family', label: 'profile:childrenFromPreviousMarriages', required: true },
  },
  childrenAges: {
    ...shortText(60),
    answer: 'optional',
    ...withChildren,
    page: { group: 'family' },
    form: { section: 'family', label: 'profile:childrenAges', hint: 'profile:childrenAgesHint' },
  },
  childrenLivingSituation: {
    ...choice(['with_me', 'with_other_parent', 'shared', 'independent', 'not_applicable']),
    answer: 'optional',
    ...withChildren,
    page: { group: 'family' },
    form: { section: 'family', label: 'profile:childrenLivingSituation' },
  },
  wantsChildren: {
    ...yesNo(),
    answer: 'lasting',
    form: { section: 'family', short: true, label: 'profile:wantsChildren', required: true },
    page: { group: 'family' },
    column: 'wants_children',
    compared: 'children',
  },
} as const satisfies ProfileFields;
