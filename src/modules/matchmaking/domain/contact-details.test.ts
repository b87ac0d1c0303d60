import { expect, test } from 'vitest';
import { requireNoContactDetails } from './contact-details.ts';

test('a text with contact details is refused, with what was found, by field', () => {
  const words = { bio: 'Write to yusuf@example.com or 07700 900 123.', lookingFor: 'A kind home.', nothing: null };
  expect(() => requireNoContactDetails(words)).toThrow(
    expect.objectContaining({
      code: 'matchmaking.contact-details',
      details: { found: 'an email address (“yusuf@example.com”), a phone number (“07700 900 123”)' },
      fields: {
        bio: expect.stringMatching(
          /^Please remove contact details from your text: .*“yusuf@example.com”.*“07700 900 123”/,
        ),
      },
    }),
  );
});

test.each([
  'I was born in 1984 and have two children, 7 and 11.',
  'I do not use Instagram.',
  // Her guardian is shown it; it is no contact detail.
  'Could you lend me £500?',
])('“%s” may stand in a profile', (text) => {
  expect(() => requireNoContactDetails({ bio: text })).not.toThrow();
});
