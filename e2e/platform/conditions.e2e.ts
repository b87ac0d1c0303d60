import { test } from 'vitest';
import { conditions } from '../support/conditions.ts';
import { journey } from '../support/journey.ts';
import { doMainJob } from '../support/checks/main-job.ts';

const { open } = journey();

// oxlint-disable-next-line vitest/expect-expect
test.each(conditions)('the main use case works with $name', (condition) => doMainJob(open, condition), 240_000);
