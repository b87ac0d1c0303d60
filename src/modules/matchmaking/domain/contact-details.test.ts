import { expect, test } from 'vitest';
import { DomainError } from '#kernel/errors.ts';
import ar from '#texts/ar/flags.json' with { type: 'json' };
import en from '#texts/en/flags.json' with { type: 'json' };
import { requireNoContactDetails } from './contact-details.ts';

test("contact details are named in the reader's language", () => {
  const refused = (): DomainError => {
    try {
      requireNoContactDetails({ aboutMe: 'Call me on 07700 900 123' });
    } catch (error) {
      if (error instanceof DomainError) return error;
    }
    throw new Error('It was not refused');
  };
  for (const [language, { kinds }] of [['en', en] as const, ['ar', ar] as const]) {
    const wire = refused().toWire(language);
    expect(wire).toMatchObject({
      message: expect.stringContaining(kinds.phone),
      kinds: expect.stringContaining(kinds.phone),
    });
    expect(wire.fields!['aboutMe']).toContain(kinds.phone);
  }
});
