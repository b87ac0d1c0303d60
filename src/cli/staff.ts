import { parseArgs } from 'node:util';
import { systemClock } from '#kernel/clock.ts';
import { genders, type Gender } from '#modules/identity/contracts/auth.ts';
import { shellActs, type ShellAct } from '../modules/identity/account/shell-act.ts';
import { actOn, composeFor, onDatabase, say, type Workplace } from './on-database.ts';

// `npm run staff -- list`, or `npm run staff -- make-admin amina@example.com --gender female --reason "he left"`: for a
// site whose admins cannot sign in. The site may run meanwhile; the audit log records each act.
const USAGE =
  `npm run staff -- list, or npm run staff -- ${shellActs.join(' | ')} <email address> --reason "why"; ` +
  'the account must exist. For make-admin, --gender female or --gender male says what the account does not say yet';

await onDatabase('Nothing was changed.', async (workplace) => {
  const { values, positionals } = parseArgs({
    options: { reason: { type: 'string' }, gender: { type: 'string' } },
    allowPositionals: true,
  });
  const [act, email] = positionals;
  if (act === 'list') return list(workplace);
  if (!isShellAct(act) || !email || !values.reason?.trim()) throw new Error(`Say what to do: ${USAGE}.`);
  const { gender } = values;
  if (gender !== undefined && (act !== 'make-admin' || !isGender(gender))) throw new Error(`Say what to do: ${USAGE}.`);
  const given = { email, act, reason: values.reason.trim(), ...(gender && { gender }) };
  let isGenderKnown = true;
  await actOn(workplace, async ({ identity }) => {
    ({ isGenderKnown } = await identity.commands.actFromShell.execute(given));
  });
  say(`Done: ${act} for ${email}.`);
  if (act === 'make-admin' && !isGenderKnown)
    say('The account does not say if this is a woman or a man, so it counts as no woman. Repeat it with --gender.');
});

function isShellAct(act: string | undefined): act is ShellAct {
  return shellActs.includes(act as ShellAct);
}

function isGender(gender: string): gender is Gender {
  return genders.includes(gender as Gender);
}

async function list(workplace: Workplace): Promise<void> {
  const { modules } = await composeFor(workplace, systemClock);
  const staff = await modules.identity.queries.listStaff.execute();
  for (const { email, role, duties, isActive } of staff) {
    const entrusted = duties.length > 0 ? `  (${duties.join(', ')})` : '';
    say(`${role.padEnd(10)}${email}${entrusted}${isActive ? '' : '  (disabled)'}`);
  }
  if (staff.length === 0) say('Nobody belongs to the staff. Set ADMIN_EMAIL and ADMIN_PASSWORD, and start the site.');
}
