import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

function logged(work: () => unknown): string {
  let text = '';
  const log = createLogger('debug', { write: (line) => void (text += line) });
  try {
    work();
  } catch (error) {
    log.error({ err: error }, 'failed');
  }
  return text;
}

test("an error of the product's own code is logged with message and place", () => {
  const text = logged(() => {
    throw new Error('No such job queue: mail');
  });
  expect(text).toContain('No such job queue: mail');
  expect(text).toContain('logger.test.ts');
});

test("an engine's error about our own code is logged with its message", () => {
  expect(logged(() => (undefined as unknown as { name: string }).name)).toContain('Cannot read properties');
});

test.each<[string, () => unknown]>([
  ['JSON.parse', () => JSON.parse('lapwing@people.example says salam')],
  ['BigInt', () => BigInt('lapwing')],
  ['a date', () => new Date('lapwing').toISOString()],
  ['an address', () => new URL('http://lapwing@:x')],
])('%s quotes what it was given: its message is not logged', (_, work) => {
  const text = logged(work);
  expect(text).toContain('"frames"');
  expect(text).not.toMatch(/lapwing/);
});

test('a library’s error is logged by its codes alone, even with a multi-line message', () => {
  const error = Object.assign(new Error('550 5.1.1 <lapwing@people.example>\n    at lapwing street'), {
    code: 'EENVELOPE',
    responseCode: 550,
    command: 'RCPT TO',
    response: '550 lapwing@people.example',
    rejected: ['lapwing@people.example'],
  });
  error.stack = `Error: ${error.message}\n    at SMTPConnection._formatError (/srv/node_modules/nodemailer/dist/x.js:1:1)`;
  const text = logged(() => {
    throw error;
  });
  expect(text).toContain('"responseCode":550');
  expect(text).toContain('EENVELOPE');
  expect(text).not.toMatch(/lapwing/);
});

test('the cause of an error is not logged', () => {
  const text = logged(() => {
    throw new Error('The file is not readable', { cause: new Error('lapwing') });
  });
  expect(text).not.toMatch(/lapwing/);
});

test('each error of an aggregate is logged by the same rule', () => {
  const text = logged(() => {
    const foreign = [];
    try {
      JSON.parse('lapwing');
    } catch (error) {
      foreign.push(error);
    }
    throw new AggregateError([...foreign, new Error('No such job queue: mail')], '2 of 9 failed');
  });
  expect(text).toContain('2 of 9 failed');
  expect(text).toContain('No such job queue: mail');
  expect(text).toContain('SyntaxError');
  expect(text).not.toMatch(/lapwing/);
});

test('a thrown value that is no error is not logged either', () => {
  const text = logged(() => {
    // oxlint-disable-next-line no-throw-literal
    throw 'lapwing';
  });
  expect(text).not.toMatch(/lapwing/);
});
