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
    columns: { token_hash: 'secret', approval_id: 'technical', guardian_id: 'technical', expires_at: 'technical' },
    erased: [
      { where: `approval_id in (${OF_WARD})` },
      {
        where: `approval_id in (select id from guardianship.approval where guardian_id in (${OWN_RECORDS}))`,
      },
    ],
  },
  {
    table: 'guardianship.decision',
    columns: {
      id: 'exported',
      approval_id: 'exported',
      guardian_id: 'exported',
      action: 'exported',
      reason: 'exported',
      decided_at: 'exported',
    },
    published: { as: 'decisions', where: `approval_id in (${OF_WARD}) or guardian_id in (${OWN_RECORDS})` },
    erased: [
      { where: `approval_id in (${OF_WARD})` },
      { where: `guardian_id in (${OWN_RECORDS})`, leaving: { reason: null } },
      { where: `approval_id in (${ABOUT_OTHER})`, leaving: { reason: null } },
    ],
  },
  {
    table: 'guardianship.approval',
    columns: {
      id: 'exported',
      type: 'exported',
      subject_id: 'exported',
      ward_id: 'technical',
      other_id: 'technical',
      guardian_id: 'exported',
      blocked_by: 'technical',
      status: 'exported',
      created_at: 'exported',
      closed_at: 'exported',
      pending_since: 'exported',
      mailed_at: 'exported',
      links_revoked: 'technical',
      reminded_at: 'exported',
      ward_notified_at: 'technical',
    },
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
    columns: {
      id: 'exported',
      ward_id: 'technical',
      name: 'exported',
      email: 'exported',
      phone: 'sealed',
      relation: 'exported',
      language: 'exported',
      state: 'exported',
      account_id: 'technical',
      former_accounts: 'technical',
      account_active: 'technical',
      check_reasons: 'exported',
      check_raised_at: 'exported',
      confirmed_at: 'exported',
      disputed_at: 'exported',
      dispute_reason: 'sealed',
      ended_at: 'exported',
      end_cause: 'exported',
      end_reason: 'sealed',
      acting: 'derived',
      mailbox: 'derived',
      invitation_id: 'technical',
      code_hash: 'secret',
      code_expires_at: 'technical',
      code_tries: 'technical',
      claim_hash: 'secret',
      claim_expires_at: 'technical',
      former_claim_hash: 'secret',
      former_claim_expires_at: 'technical',
      step_down_token_hash: 'secret',
      named_at: 'exported',
      verified_at: 'exported',
      replaced_at: 'exported',
      conflict_notified_at: 'exported',
      ward_present: 'derived',
      ward_leaving: 'derived',
    },
    // The staff's reason may be what somebody told them in confidence. Conflicts in which he is the other person are
    // not published to him.
    published: {
      as: 'guardians',
      where: `ward_id = :account or ${GUARDIAN_ROWS}`,
      only: { dispute_reason: 'false', conflict_notified_at: 'ward_id = :account' },
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
    columns: { account_id: 'technical', profile_id: 'derived' },
    erased: [{ where: 'account_id = :account' }],
  },
  {
    table: 'guardianship.code_guess',
    columns: { account_id: 'technical', guesses: 'technical', since: 'technical' },
    erased: [{ where: 'account_id = :account' }],
  },
];
