// `npm run bench`: measures the designs' promises about speed, as ratios and medians of one run. It never fails a
// build. `npm run bench -- flood` runs one measurement.
import { browse } from './browse.ts';
import { commitToHandler } from './commit-to-handler.ts';
import { consoleLists } from './console.ts';
import { flood } from './flood.ts';
import { hintsAgainstNotify } from './hints.ts';
import { imam } from './many-wards.ts';
import { knownAgainstUnknown } from './login-timing.ts';
import { longConversation } from './long-conversation.ts';
import { rendering } from './rendering.ts';

const benches: Record<string, [title: string, run: () => Promise<string>]> = {
  'commit-to-handler': ['Commit to handler', commitToHandler],
  hints: ['Hints after the commit against NOTIFY inside of the transaction', hintsAgainstNotify],
  browse: ['Browsing among ten thousand, a hundred thousand and a million', browse],
  console: ['The console among a hundred thousand', consoleLists],
  'known-against-unknown': ['An address with an account, against one without', knownAgainstUnknown],
  imam: ['An imam with 300 wards and 1,000 items that wait', imam],
  'long-conversation': ['Light calls while a conversation of 5,000 messages is open in four tabs', longConversation],
  rendering: ['Pages rendered by the server', rendering],
  flood: ['Pages while somebody guesses a password as fast as he can', flood],
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in benches));
if (unknown.length > 0)
  throw new Error(`No such bench: ${unknown.join(', ')}. There are ${Object.keys(benches).join(', ')}.`);
for (const [name, [title, run]] of Object.entries(benches)) {
  if (names.length > 0 && !names.includes(name)) continue;
  process.stdout.write(`${title} (${name})\n${await run()}\n\n`);
}
