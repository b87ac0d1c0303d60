import type { PersonalTable } from '#kernel/personal-data.ts';

/**
 * Rows by his account or, without one, by the address that he proved for both: when he leaves, his account still has
 * it.
 */
const GUARDIAN_ROWS = `(account_id = :account or account_id is null and verified_at is not null
  and (former_accounts @> array[:account]::uuid[] or mailbox = :mailbox))`;
const OWN_RECORDS = `select id from guardianship.guardian where ${GUARDIAN_ROWS}`;
const OF_WARD = 'select id from guardianship.approval where ward_id = :account';
const ABOUT_OTHER = 'select id from guardianship.approval where other_id = :account';

/**
 * Personal data of guardianship. A ward's erasure deletes what was decided for her; after a guardian's erasure his
 * wards keep what he decided and when, and after the other person's only that there was a decision.
 */
export const personalData: PersonalTable[] = [
  {
    table: 'guardianship.decision_link',
    erased: [
      { where: `approval_id in (${OF_WARD})` },
      {
        where: `approval_id in (select id from guardianship.approval where guardian_id in (${OWN_RECORDS}))`,
      },
    ],
  },
  {
    table: 'guardianship.decision',
    published: { as: 'decisions', where: `approval_id in (${OF_WARD}) or guardian_id in (${OWN_RECORDS})` },
    erased: [
      { where: `approval_id in (${OF_WARD})` },
      { where: `guardian_id in (${OWN_RECORDS})`, leaving: { reason: null, concern: null } },
      { where: `approval_id in (${ABOUT_OTHER})`, leaving: { reason: null, concern: null } },
    ],
  },
  {
    table: 'guardianship.approval',
    // A guardian does not see a pending item about himself. A ward sees what was decided for her, but
    // not that a message is waiting.
    published: {
      as: 'approvals',
      where: `(ward_id = :account and status in ('approved', 'declined'))
              or (guardian_id in (${OWN_RECORDS}) and other_id is distinct from :account)`,
    },
    erased: [{ where: 'ward_id = :account' }, { where: 'other_id = :account', leaving: { other_id: null } }],
  },
  {
    table: 'guardianship.guardian',
    published: {
      as: 'guardians',
      where: `ward_id = :account or ${GUARDIAN_ROWS}`,
    },
    erased: [
      { where: 'ward_id = :account' },
      {
        where: GUARDIAN_ROWS,
        leaving: {
          state: 'withdrawn',
          name: '',
          email: '',
          phone: null,
          dispute_reason: null,
          end_reason: null,
          account_id: null,
          code_hash: null,
          claim_hash: null,
          former_claim_hash: null,
          step_down_token_hash: null,
        },
      },
    ],
  },
  {
    table: 'guardianship.ward',
    erased: [{ where: 'account_id = :account' }],
  },
  {
    table: 'guardianship.code_guess',
    erased: [{ where: 'account_id = :account' }],
  },
];
