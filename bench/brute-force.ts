// A thread that sends wrong passwords for one account as fast as possible, and posts the statuses at the end.
import { parentPort, workerData } from 'node:worker_threads';
import { Visitor } from '../src/testing/visitor.ts';

export interface Guesses {
  site: string;
  email: string;
  guesses: number;
  connections: number;
}

const { site, email, guesses, connections } = workerData as Guesses;
const visitor = new Visitor(site);
const statuses: number[] = [];
let left = guesses;
const one = async () => {
  while (left-- > 0)
    statuses.push((await visitor.post('/api/auth/signin', { email, password: `wrong guess ${left}` })).status);
};
await Promise.all(Array.from({ length: connections }, one));
// A thread has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort!.postMessage(statuses);
