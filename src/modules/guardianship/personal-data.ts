import type { PersonalTable } from '#kernel/personal-data.ts';

/** By his account or, without one, by the address that he proved for both: as he leaves, the account stands there. */
const HIS = `(account_id = :account or account_id is null and verified_at is not null
  and (former_accounts @> array[:account]::uuid[] or mailbox = :mailbox))`;
const OWN_RECORDS = `select id from guardianship.guardian where ${HIS}`;
const OF_WARD = 'select id from guardianship.approval where ward_id = :account';
const ABOUT_OTHER = 'select id from guardianship.approval where other_id = :account';

/**
 * What guardianship holds of people. With a ward goes all that was decided for her. Of a guardian who goes, his wards
 * keep that he decided, when and what; of the other party nothing is left but that somebody was decided on.
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
      id: 'told',
      approval_id: 'told',
      guardian_id: 'told',
      action: 'told',
      reason: 'told',
      decided_at: 'told',
    },
    told: { as: 'decisions', where: `approval_id in (${OF_WARD}) or guardian_id in (${OWN_RECORDS})` },
    erased: [
      { where: `approval_id in (${OF_WARD})` },
      { where: `guardian_id in (${OWN_RECORDS})`, leaving: { reason: null } },
      { where: `approval_id in (${ABOUT_OTHER})`, leaving: { reason: null } },
    ],
  },
  {
    table: 'guardianship.approval',
    columns: {
      id: 'told',
      type: 'told',
      subject_id: 'told',
      ward_id: 'technical',
      other_id: 'technical',
      guardian_id: 'told',
      held: 'technical',
      status: 'told',
      created_at: 'told',
      closed_at: 'told',
      waits_since: 'told',
      mailed_at: 'told',
      links_ended: 'technical',
      reminded_at: 'told',
      ward_told_at: 'technical',
    },
    // What waits and concerns himself is not his to know (5.11). A ward learns what was decided for her (2.6), and not
    // that somebody wrote to her what still waits.
    told: {
      as: 'approvals',
      where: `(ward_id = :account and status in ('approved', 'declined'))
              or (guardian_id in (${OWN_RECORDS}) and other_id is distinct from :account)`,
    },
    erased: [{ where: 'ward_id = :account' }, { where: 'other_id = :account', leaving: { other_id: null } }],
  },
  {
    table: 'guardianship.guardian',
    columns: {
      id: 'told',
      ward_id: 'technical',
      name: 'told',
      email: 'told',
      phone: 'sealed',
      relation: 'told',
      language: 'told',
      state: 'told',
      account_id: 'technical',
      former_accounts: 'technical',
      account_active: 'technical',
      check_reasons: 'told',
      check_raised_at: 'told',
      confirmed_at: 'told',
      disputed_at: 'told',
      dispute_reason: 'sealed',
      ended_at: 'told',
      ended_because: 'told',
      ended_reason: 'sealed',
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
      farewell_hash: 'secret',
      named_at: 'told',
      verified_at: 'told',
      replaced_at: 'told',
      conflict_told_at: 'told',
      ward_present: 'derived',
      ward_leaving: 'derived',
    },
    // Why the staff ask may be what somebody told them in confidence. What of hers he is himself the other one of, he
    // may not know (5.12).
    told: {
      as: 'guardians',
      where: `ward_id = :account or ${HIS}`,
      only: { dispute_reason: 'false', conflict_told_at: 'ward_id = :account' },
    },
    erased: [
      { where: 'ward_id = :account' },
      {
        where: HIS,
        leaving: {
          state: 'withdrawn',
          name: '',
          email: '',
          phone: null,
          dispute_reason: null,
          ended_reason: null,
          account_id: null,
          code_hash: null,
          claim_hash: null,
          former_claim_hash: null,
          farewell_hash: null,
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
