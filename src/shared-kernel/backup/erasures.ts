import { userId, type UserId } from '#kernel/contracts/ids.ts';

/**
 * Reads the accounts that were erased after a moment, from lines of account id and time as `NoteErasure` writes them.
 * @throws Error that names the first line of another form
 */
export function erasuresSince(lines: string, moment: Date): UserId[] {
  const accounts = lines
    .split('\n')
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== '')
    .map(({ line, number }) => {
      const [id, time = '', ...rest] = line.split(' ');
      const account = userId.safeParse(id);
      const at = new Date(time);
      if (!account.success || Number.isNaN(at.getTime()) || rest.length > 0)
        throw new Error(`Line ${number} is no account id and time.`);
      return { account: account.data, at };
    });
  return [...new Set(accounts.filter(({ at }) => at >= moment).map(({ account }) => account))];
}
