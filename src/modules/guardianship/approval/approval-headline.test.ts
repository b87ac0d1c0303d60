import { expect, test } from 'vitest';
import { approvalHeadline } from './approval-headline.ts';

const him = { age: 39, location: 'Manchester', occupation: 'Solicitor' };
const requests = (
  other: Parameters<typeof approvalHeadline>[2]['other'],
  kind: Parameters<typeof approvalHeadline>[1] = 'interestToWard',
) => approvalHeadline('en', kind, { ward: 'Amina', relation: 'father', other });

test('the headline says who asks for what, for all four kinds', () => {
  expect(requests(him)).toBe('A solicitor of 39 from Manchester wants to get to know your daughter Amina');
  expect(requests(him, 'interestFromWard')).toBe(
    'Your daughter Amina wants to get to know a solicitor of 39 from Manchester',
  );
  expect(requests(him, 'messageToWard')).toBe('A solicitor of 39 from Manchester writes to your daughter Amina');
  expect(requests(him, 'messageFromWard')).toBe('Your daughter Amina writes to a solicitor of 39 from Manchester');
});

test('the headline begins with a capital, even if his place is in Arabic', () => {
  expect(requests({ ...him, location: 'عمّان' }).replace(/[\u2066-\u2069]/g, '')).toBe(
    'A solicitor of 39 from عمّان wants to get to know your daughter Amina',
  );
});

test.each([
  ['father', 'your daughter Amina'],
  ['brother', 'your sister Amina'],
  ['uncle', 'your brother’s daughter Amina'],
  ['grandfather', 'your son’s daughter Amina'],
  ['nephew', 'your father’s sister Amina'],
  ['son', 'your mother Amina'],
  ['imam', 'Amina'],
  ['other_male_relative', 'Amina'],
] as const)('she is named as her %s names her', (relation, called) => {
  expect(approvalHeadline('en', 'messageToWard', { ward: 'Amina', relation, other: null })).toBe(
    `A man writes to ${called}`,
  );
});

test('the headline is a sentence whatever fact of him is missing', () => {
  const said = (other: object) => requests({ age: null, location: null, occupation: null, ...other } as never);
  expect(said({})).toMatch(/^A man wants/);
  expect(said({ age: 39 })).toMatch(/^A man of 39 wants/);
  expect(said({ location: 'Leeds' })).toMatch(/^A man from Leeds wants/);
  expect(said({ occupation: 'Engineer' })).toMatch(/^An engineer wants/);
  expect(said({ location: 'Leeds\u2028or\u202e so\u200b' })).toMatch(/^A man from Leeds or so wants/);
});

test.each([
  ['Teacher', 'A teacher'],
  ['software engineer', 'A software engineer'],
  ['Civil Engineer', 'A civil engineer'],
  ['Electrician', 'An electrician'],
  ['IT consultant', 'An IT consultant'],
  ['HR Manager', 'An HR manager'],
  ['GP practice nurse', 'A GP practice nurse'],
  ['University lecturer', 'A university lecturer'],
  ['Arabic Teacher', 'An Arabic teacher'],
  ['Qur’an teacher', 'A Qur’an teacher'],
  ['Postman', 'A postman'],
  // An occupation that names no person, or not in a form for the sentence, stays with his facts.
  ['Engineering', 'A man'],
  ['Retired', 'A man'],
  ['Retired teacher', 'A man'],
  ['Self-employed', 'A man'],
  ['Works in IT', 'A man'],
  ['Owner of a corner shop', 'A man'],
  ['Driver and carer', 'A man'],
  ['Teacher, part-time', 'A man'],
  ['Property management', 'A man'],
  ['Public sector', 'A man'],
  ['Restaurant', 'A man'],
  ['مهندس', 'A man'],
  ['<b>Doctor</b>', 'A man'],
  ['Donaudampfschifffahrtsgesellschaftskapitän', 'A man'],
])('an occupation of %s', (occupation, who) => {
  expect(requests({ ...him, occupation })).toBe(
    `${who} of 39 from Manchester wants to get to know your daughter Amina`,
  );
});
