import { languageIds, type Language } from '#kernel/i18n/languages.ts';
import { textsOf } from '#kernel/i18n/texts.ts';
import type en from '#texts/en/topics.json';
import type { TopicFields } from '../contracts/topics/admin-topics.schema.ts';
import { topicStages, type TopicKind, type TopicStage, type TopicText } from '../contracts/topics/topics.ts';

type Texts = typeof en;
type TopicId = keyof Texts['topics'];
type Reference = `${keyof Texts['books']} ${string}`;

interface FirstTopic {
  isOn?: boolean;
  kind?: TopicKind;
  references?: Reference[];
  article?: string;
}

/** Topics of a new site by stage, in their order (R-A.1). */
const byStage: Record<TopicStage, { [Id in TopicId]?: FirstTopic }> = {
  initial_conversation: {
    faith: { isOn: true, references: ['quran 30:21', 'quran 66:6'], article: 'what-a-marriage-rests-on' },
    hopes: { isOn: true, references: ['quran 25:74'] },
    earlierMarriages: { isOn: true, references: ['quran 2:232'], article: 'beginning-again-after-divorce' },
    children: { isOn: true, references: ['quran 2:233'], article: 'children-and-a-new-marriage' },
    whereToLive: { references: ['quran 65:6'] },
    presentOrFurtherWife: {
      isOn: true,
      references: ['quran 4:3', 'quran 4:129'],
      article: 'when-he-is-married-already',
    },
  },
  family_introduction: {
    familiesExpect: { isOn: true, references: ['quran 42:38'], article: 'when-the-families-meet' },
    referees: { references: ['muslim 1480', 'quran 49:6'], article: 'what-to-ask-before-you-agree' },
    languagesAndCustoms: { references: ['quran 49:13', 'quran 4:19'] },
    formerSpousesFamily: { references: ['quran 4:1', 'quran 2:237'], article: 'children-between-two-homes' },
    debtsAndDuties: { references: ['quran 2:282', 'quran 65:7'], article: 'money-before-it-becomes-a-quarrel' },
  },
  meeting_arranged: {
    meeting: { isOn: true, article: 'the-first-meeting' },
    clearByThen: { isOn: true, references: ['quran 3:159'], article: 'what-to-ask-before-you-agree' },
    seeingEachOther: { references: ['tirmidhi 1087', 'muslim 1424'], article: 'the-first-meeting' },
    safeToAsk: { article: 'warning-signs' },
    whyItEnded: { kind: 'spoken', article: 'beginning-again-after-divorce' },
    convictions: { kind: 'spoken', article: 'warning-signs' },
  },
  serious_consideration: {
    mahr: {
      isOn: true,
      references: ['quran 4:4', 'quran 4:20', 'quran 2:236–237'],
      article: 'mahr-a-gift-not-a-price',
    },
    home: {},
    workAndMoney: {
      isOn: true,
      references: ['quran 4:34', 'quran 65:7', 'quran 4:32'],
      article: 'money-before-it-becomes-a-quarrel',
    },
    childrenOfEarlierMarriages: {
      isOn: true,
      references: ['quran 2:233', 'quran 33:5'],
      article: 'children-between-two-homes',
    },
    childrenTogether: {},
    careOfParents: { references: ['quran 17:23'] },
    furtherWifeLater: {
      references: ['quran 4:3', 'quran 5:1', 'bukhari 2721'],
      article: 'conditions-worth-writing-down',
    },
    conditions: { references: ['quran 5:1', 'quran 2:229'], article: 'conditions-worth-writing-down' },
    quarrels: { references: ['quran 4:19', 'quran 2:231'], article: 'speaking-and-listening' },
    civilRegistration: { isOn: true, article: 'a-nikah-and-the-law-of-the-land' },
    wills: { references: ['quran 4:11–12', 'bukhari 2738'] },
    health: { kind: 'spoken' },
    violenceSuffered: { kind: 'spoken', article: 'when-to-ask-for-help' },
  },
  engagement: {
    whatAnEngagementIs: { references: ['quran 2:235', 'bukhari 5142'] },
    consentAndGuardian: {
      references: ['bukhari 5136', 'abuDawud 2085', 'abuDawud 2096'],
      article: 'what-a-guardian-does',
    },
    dateAndWitnesses: { references: ['quran 65:2', 'tirmidhi 1101'] },
    makingItKnown: { references: ['bukhari 5155'] },
    papers: { isOn: true, article: 'a-nikah-and-the-law-of-the-land' },
    stillOpen: { isOn: true },
  },
};

const texts = textsOf<Texts>('topics');

const inEachLanguage = (textIn: (language: Language) => string): TopicText =>
  Object.fromEntries(languageIds.map((language) => [language, textIn(language)])) as TopicText;

function referenceIn(language: Language, references: readonly Reference[]): string {
  const named = references.map((reference) => {
    const [book, place] = reference.split(' ') as [keyof Texts['books'], string];
    return `${texts[language].books[book]} ${place}`;
  });
  return named.join(texts[language].separator);
}

function fieldsOf(
  stage: TopicStage,
  id: TopicId,
  { isOn = false, kind = 'written', references = [], article }: FirstTopic,
  displayOrder: number,
): TopicFields {
  const careIn = (language: Language) => (texts[language].topics[id] as { care?: string }).care;
  return {
    stage,
    kind,
    title: inEachLanguage((language) => texts[language].topics[id].title),
    hint: inEachLanguage((language) => texts[language].topics[id].hint),
    reference: references.length > 0 ? inEachLanguage((language) => referenceIn(language, references)) : null,
    care: careIn('en') === undefined ? null : inEachLanguage((language) => careIn(language)!),
    article: article ?? null,
    isOn,
    displayOrder,
  };
}

/** The topics of a new site; operators edit them in the console. */
export const firstTopics: TopicFields[] = topicStages.flatMap((stage) =>
  Object.entries(byStage[stage]).map(([id, topic], place) => fieldsOf(stage, id as TopicId, topic, (place + 1) * 10)),
);
