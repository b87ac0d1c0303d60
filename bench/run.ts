// `npm run bench`: what the designs promise about speed, as ratios and medians of one run. Nothing here passes or fails a build.
import { commitToHandler } from './commit-to-handler.ts';
import { requestAgainstPgbench } from './request-against-pgbench.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

say('Commit to handler');
say(await commitToHandler());
say('\nA request with a session and one query, against pgbench with the same query');
say(await requestAgainstPgbench());
