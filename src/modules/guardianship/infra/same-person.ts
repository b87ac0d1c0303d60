/**
 * SQL of all records of the man behind this one: those of his account, and those at his mailboxes without an account. A
 * record without an account belongs to the account of another record at its mailbox.
 */
export const samePersonSql = (id: string): string => `
  with his_account as (
    select other.account_id from guardianship.guardian this join guardianship.guardian other
      on other.account_id is not null and (other.id = this.id or this.account_id is null and other.mailbox = this.mailbox)
    where this.id = ${id}),
  his_mailbox as (
    select mailbox from guardianship.guardian where id = ${id}
    union select mailbox from guardianship.guardian where account_id in (select account_id from his_account))
  select id from guardianship.guardian where account_id in (select account_id from his_account)
  union select id from guardianship.guardian
    where account_id is null and mailbox in (select mailbox from his_mailbox)`;
