import type { Language } from '#kernel/i18n/languages.ts';
import type { PromptAnswer } from '#modules/matchmaking/contracts/prompts/prompts.ts';
import { formatTime } from '../../web-shared/text/format.ts';

/** A reported item for display: its text as written, and its other facts. */
export interface EvidenceView {
  words: string | null;
  facts: [name: string, value: string][];
}

/** Labels of facts and values; those without a label are shown as stored. */
export interface EvidenceTexts {
  language: Language;
  names: Record<string, string>;
  values: Record<string, string>;
  options: Record<string, Record<string, string>>;
}

const TEXT = ['content', 'aboutMe'];
/** Shown elsewhere, or useless to readers. */
const SKIPPED = new Set([
  ...TEXT,
  'promptAnswers',
  'bio',
  'hiddenTexts',
  'accountId',
  'isRead',
  'requiresGuardianReview',
  'guardianApproved',
]);
const TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Prepares the evidence of a report: a profile, message or guardian, as stored at the time. */
export function reportedIn(evidence: object, texts: EvidenceTexts): EvidenceView {
  const [[, shown] = ['', {}]] = Object.entries(evidence) as [string, Record<string, unknown>][];
  const words = TEXT.map((name) => shown[name]).find((said) => typeof said === 'string');
  const facts = Object.entries(shown)
    .filter(([name]) => !SKIPPED.has(name))
    .map(([name, value]): [string, string] => [texts.names[name] ?? name, spoken(name, value, texts)])
    .filter(([, value]) => value !== '');
  const answers = ((shown['promptAnswers'] ?? []) as PromptAnswer[]).map(({ question, text }): [string, string] => [
    question?.[texts.language] ?? '',
    text,
  ]);
  return { words: typeof words === 'string' ? words : null, facts: [...answers, ...facts] };
}

function spoken(name: string, value: unknown, texts: EvidenceTexts): string {
  if (value === null || value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map((one) => spoken(name, one, texts)).join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([part, one]) => spoken(part, one, texts))
      .filter(Boolean)
      .join(' · ');
  const said = String(value as string | number | boolean);
  if (TIME.test(said)) return formatTime(said);
  return texts.options[name]?.[said] ?? texts.values[said] ?? said;
}
