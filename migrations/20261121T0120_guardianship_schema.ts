import type { Knex } from 'knex';
import { changeSchema } from '../src/shared-kernel/persistence/column-comments.ts';

export async function up(db: Knex): Promise<void> {
  const schema = `
    create schema guardianship;

    -- the ward's profile, from matchmaking's events
    create table guardianship.ward (
      account_id uuid primary key, -- technical UserId
      profile_id integer not null unique -- derived ProfileId
    );

    create table guardianship.guardian (
      id uuid primary key, -- exported GuardianId
      ward_id uuid not null, -- technical UserId
      -- whether the ward is neither leaving nor disabled
      ward_present boolean not null default true, -- derived
      -- whether she is leaving, which ends his part unless she returns
      ward_leaving boolean not null default false, -- derived
      name text not null, -- exported
      email text not null, -- exported
      mailbox text not null generated always as (kernel.mailbox_of(email)) stored, -- derived
      -- null after a refusal, or if he never answered
      phone text constraint phone_sealed check (phone like 's1.%'), -- sealed
      relation text not null, -- exported WaliRelation
      -- why she named an imam, which only the staff read
      imam_reason text check (imam_reason in ('none', 'unable', 'refused', 'unsafe')), -- exported if ward_id = :account
      -- language of emails to him
      language text not null default 'en', -- exported Language
      state text not null check (state in ('pending', 'verified', 'replaced', 'withdrawn')), -- exported if notify_from is null or ward_id = :account
      account_id uuid, -- technical UserId
      -- accounts that shared his mailbox before one of them changed its address: they still count as his
      former_accounts uuid[] not null default '{}', -- technical UserId[]
      -- whether the linked account is not disabled
      account_active boolean not null default true, -- technical
      -- why and since when staff check him, which only they may know (R-13.12); then their confirmation
      check_reasons text[] not null default '{}' check (check_reasons <@ array['phone', 'browser', 'network', 'before', 'address', 'imam']), -- exported if false
      check_raised_at timestamptz, -- exported
      confirmed_at timestamptz, -- exported
      -- the open dispute about him; the reason may have been told to staff in confidence
      disputed_at timestamptz, -- exported
      dispute_reason text constraint dispute_reason_sealed check (dispute_reason like 's1.%'), -- sealed if false
      -- what is sent to him is on hold, which he does not notice (R-13.10)
      held_at timestamptz, -- exported if ward_id = :account
      -- the morning on which he is informed that she replaced him or is leaving (R-13.10)
      notify_from timestamptz, -- exported if ward_id = :account
      -- whether the staff may act on what she wrote: asked, answered, and from when it is safe (R-13.10)
      safety_requested_at timestamptz, -- exported if ward_id = :account
      safety_answered_at timestamptz, -- exported if ward_id = :account
      safe_from timestamptz, -- exported if ward_id = :account
      -- the staff member who proposes to act without her answer
      act_proposed_by uuid, -- technical UserId
      act_proposed_at timestamptz, -- technical
      -- as in domain/guardian-status.ts
      acting boolean not null generated always as -- derived
        (state = 'verified' and account_active and check_raised_at is null and disputed_at is null and held_at is null) stored,
      -- as in domain/guardian-status.ts: his pages show a ward of whom there is nothing to read
      shown_empty boolean not null generated always as -- derived
        (notify_from is not null or (held_at is not null
          and state = 'verified' and account_active and check_raised_at is null and disputed_at is null)) stored,
      -- id of the newest invitation in links; code_tries counts for this code only
      invitation_id uuid unique, -- technical InvitationId
      code_hash text, -- secret
      code_expires_at timestamptz, -- technical
      code_tries integer not null default 0, -- technical
      claim_hash text unique, -- secret
      claim_expires_at timestamptz, -- technical
      former_claim_hash text unique, -- secret
      former_claim_expires_at timestamptz, -- technical
      step_down_token_hash text unique, -- secret
      named_at timestamptz not null, -- exported
      verified_at timestamptz, -- exported
      -- the words by which he confirmed who he is and that he is discreet (R-13.4)
      declared_version text, -- exported
      declared_at timestamptz, -- exported
      replaced_at timestamptz, -- exported if notify_from is null or ward_id = :account
      -- why his part ended without a successor, and his own words about it
      ended_at timestamptz, -- exported
      end_cause text check (end_cause in ('refused', 'unanswered', 'stepped-down', 'left', 'dispute', 'check')), -- exported
      end_reason text constraint end_reason_sealed check (end_reason like 's1.%'), -- sealed
      -- until then a former imam must not become her suitor (R-D.2)
      suitor_barred_until timestamptz, -- technical
      -- a guardian is not informed of conflicts about himself (R-5.12)
      conflict_notified_at timestamptz, -- exported if ward_id = :account
      check ((verified_at is not null) or state <> 'verified'),
      check ((declared_version is null) = (declared_at is null)),
      check (end_cause is null or (state = 'withdrawn' and ended_at is not null)),
      check (imam_reason is null or relation = 'imam'),
      check (safety_answered_at is null or safety_requested_at is not null),
      check (safe_from is null or safety_answered_at is not null),
      check ((act_proposed_by is null) = (act_proposed_at is null)),
      check (account_id is null or account_id <> ward_id)
    );
    create unique index guardian_of_ward on guardianship.guardian (ward_id) where state in ('pending', 'verified');
    create index on guardianship.guardian (ward_id);
    create index on guardianship.guardian (account_id);
    create index on guardianship.guardian (email) where state = 'pending';
    create index on guardianship.guardian (mailbox);
    create index on guardianship.guardian using gin (former_accounts);
    create index on guardianship.guardian (check_raised_at) where check_raised_at is not null;
    create index on guardianship.guardian (suitor_barred_until) where suitor_barred_until is not null;
    create index on guardianship.guardian (disputed_at) where disputed_at is not null;
    create index on guardianship.guardian (notify_from) where notify_from is not null;

    -- attempts to enter a code without a link, per account
    create table guardianship.code_guess (
      account_id uuid primary key, -- technical UserId
      guesses integer not null, -- technical
      since timestamptz not null -- technical
    );

    create table guardianship.approval (
      id uuid primary key, -- exported ApprovalId
      type text not null check (type in ('interest_request', 'message', 'stage')), -- exported
      subject_id uuid not null, -- exported
      ward_id uuid not null, -- technical UserId
      -- the other participant's account
      other_id uuid, -- technical UserId
      guardian_id uuid not null references guardianship.guardian, -- exported GuardianId
      status text not null check (status in ('pending', 'approved', 'declined', 'closed')), -- exported
      -- why nobody can decide it now; empty if the guardian can
      blocked_by text[] not null default '{}' check (blocked_by <@ array['guardian-change', 'guardian-conflict', 'dispute', 'disabled', 'iddah', 'khitba']), -- technical
      created_at timestamptz not null, -- exported
      closed_at timestamptz, -- exported
      -- since when the guardian can decide it
      pending_since timestamptz not null, -- exported
      mailed_at timestamptz, -- exported
      -- whether the mailed links are revoked
      links_revoked boolean not null default false, -- technical
      reminded_at timestamptz, -- exported
      ward_notified_at timestamptz, -- technical
      unique (type, subject_id)
    );
    create index on guardianship.approval (guardian_id, created_at) where status = 'pending';
    create index on guardianship.approval (guardian_id, mailed_at);
    create index on guardianship.approval (pending_since) where status = 'pending' and blocked_by = '{}';
    create index on guardianship.approval (ward_notified_at);
    create index on guardianship.approval (ward_id);
    create index on guardianship.approval (other_id);

    create table guardianship.decision (
      id uuid primary key, -- exported
      approval_id uuid not null unique references guardianship.approval, -- exported ApprovalId
      guardian_id uuid not null references guardianship.guardian, -- exported GuardianId
      action text not null check (action in ('approve', 'decline')), -- exported
      reason text, -- exported
      -- what he said of a declined message to the staff (R-13.9)
      concern text check (concern in ('threat', 'money')), -- exported
      decided_at timestamptz not null, -- exported
      check (concern is null or action = 'decline')
    );
    create index on guardianship.decision (guardian_id, decided_at desc);
    create function guardianship.refuse_change() returns trigger language plpgsql as $$
    begin
      if current_setting('mithaq.erasing', true) = 'on' then
        return coalesce(new, old);
      end if;
      raise exception 'decisions are never changed' using errcode = '42501';
    end $$;
    create trigger append_only before update or delete on guardianship.decision
      for each row execute function guardianship.refuse_change();

    -- a link belongs to one guardian and is invalid once another one has the item
    create table guardianship.decision_link (
      token_hash text primary key, -- secret
      approval_id uuid not null references guardianship.approval on delete cascade, -- technical ApprovalId
      guardian_id uuid not null, -- technical GuardianId
      expires_at timestamptz not null -- technical
    );
    create index on guardianship.decision_link (approval_id);
  `;
  await changeSchema(db, schema);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop schema guardianship cascade');
}
