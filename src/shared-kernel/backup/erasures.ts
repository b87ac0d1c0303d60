import { userId, type UserId } from '#kernel/contracts/ids.ts';

/**
 * Reads the erased accounts from lines of account id and time, as workers write them. All count: an erasure that began
 * before a backup may have ended after it, and an id never comes back.
 * @throws Error that names the first line of another form
 */
export function erasedAccounts(lines: string): UserId[] {
  const accounts = lines
    .split('\n')
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== '')
    .map(({ line, number }) => {
      const [id, time = '', ...rest] = line.split(' ');
      const account = userId.safeParse(id);
      if (!account.success || Number.isNaN(Date.parse(time)) || rest.length > 0)
        throw new Error(`Line ${number} is no account id and time.`);
      return account.data;
    });
  return [...new Set(accounts)];
}
