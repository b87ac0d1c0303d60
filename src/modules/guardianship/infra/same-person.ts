/**
 * SQL of the records of the man behind this one, whatever became of them: of his account, and of each mailbox by which
 * he guards with it or without one. Whose account it is, is told by a record at the same mailbox that has one.
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
