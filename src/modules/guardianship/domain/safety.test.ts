import { expect, test } from 'vitest';
import { after, DAY } from '#kernel/clock.ts';
import type { DomainError } from '#kernel/errors.ts';
import { newId, type UserId } from '#kernel/values/ids.ts';
import { ANSWER_LIFE, isCleared, PROPOSAL_LIFE, requireClearedByWards, type Clearance } from './safety.ts';

const monday = new Date('2026-11-23T09:00:00Z');
const [staff, colleague] = [newId<UserId>(monday), newId<UserId>(monday)] as const;
const answered = (safeFrom: Date | null): Clearance => ({
  safety: { requestedAt: after(monday, -DAY), answeredAt: monday, safeFrom },
  actProposal: null,
});
const proposed = (by: UserId, at = monday): Clearance => ({ safety: null, actProposal: { by, at } });
const untouched: Clearance = { safety: null, actProposal: null };
const unanswered: Clearance = { safety: { requestedAt: monday, answeredAt: null, safeFrom: null }, actProposal: null };

test.each<[string, Clearance, Date, boolean]>([
  ['there was no question', untouched, monday, false],
  ['she has not answered', unanswered, monday, false],
  ['it is not safe', answered(null), monday, false],
  ['it is safe now', answered(monday), monday, true],
  ['before the morning that she chose', answered(after(monday, DAY)), after(monday, DAY - 1), false],
  ['on that morning', answered(after(monday, DAY)), after(monday, DAY), true],
  ['just before her answer is too old', answered(monday), after(monday, ANSWER_LIFE - 1), true],
  ['her answer is too old', answered(monday), after(monday, ANSWER_LIFE), false],
  ['a colleague proposed it', proposed(colleague), monday, true],
  ['a colleague proposed it long ago', proposed(colleague, after(monday, -PROPOSAL_LIFE)), monday, false],
  ['the same person proposed it', proposed(staff), monday, false],
  [
    'against her answer, a colleague proposed it',
    { ...answered(null), actProposal: { by: colleague, at: monday } },
    monday,
    true,
  ],
])('%s', (_, clearance, at, expected) => {
  expect(isCleared(clearance, staff, at)).toBe(expected);
});

test.each<[string, Clearance[], boolean]>([
  ['he guards nobody', [], true],
  ['no ward has a question', [untouched, untouched], false],
  ['the ward who wrote says that it is safe', [answered(monday), untouched], true],
  ['another one has not answered', [answered(monday), unanswered], false],
  ['a colleague proposed it', [proposed(colleague), untouched], true],
])('his account may be disabled: %s', (_, wards, expected) => {
  expect(refusalOf(() => requireClearedByWards(wards, staff, monday))).toBe(
    expected ? null : 'guardianship.not-cleared',
  );
});

function refusalOf(act: () => void): string | null {
  try {
    act();
    return null;
  } catch (error) {
    return (error as DomainError).code;
  }
}
