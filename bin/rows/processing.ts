/** The purpose and the basis for processing the data of a schema, as the record of processing states them. */
interface Processing {
  title: string;
  purposes: string;
  people: string;
  /** Article 6, and article 9 or 10 for special categories. */
  basis: string;
  recipients: string;
  period: string;
}

/** The processing of each schema of the database. The operator checks these statements before a launch. */
export const processing: Record<string, Processing> = {
  identity: {
    title: 'accounts and sign-in',
    purposes:
      'to sign people in, to protect their accounts, to send the emails that they chose, and to run the console',
    people: 'members, guardians with an account, staff',
    basis:
      'article 6(1)(b), the contract; 6(1)(f) for protection against misuse; 9(2)(a), explicit consent at sign-up, since an account on this service reveals a religion',
    recipients: 'the mail server; push services of browser makers for those who switched notifications on',
    period: 'until 30 days after the person leaves; security events for a year',
  },
  matchmaking: {
    title: 'profiles, requests and matches',
    purposes:
      'to show profiles to members who may suit, to suggest, to bring two people together, to let them write about topics, meet and share contact details through her guardian, and to end a match',
    people: 'members',
    basis: 'article 6(1)(b); 9(2)(a), explicit consent to a stated version of the text, before a profile is listed',
    recipients:
      "members of the other gender, a woman's guardian, a relative whom a man names, staff in case of a report",
    period: 'until 30 days after the person leaves',
  },
  messaging: {
    title: 'conversations',
    purposes: "to deliver messages, after a woman's guardian has read them",
    people: 'members in a match, guardians',
    basis: "article 6(1)(b); 9(2)(a), both members' consent to the guardian's reading, which is stored",
    recipients: "the other member, the woman's guardian, an admin for a reason that the audit records",
    period: 'until the first of the two members is erased',
  },
  guardianship: {
    title: 'guardians and their decisions',
    purposes: 'to let a guardian verify himself, decide, and be replaced; to resolve questions about him',
    people: 'women, guardians with and without an account',
    basis:
      'article 6(1)(b) for the woman; 6(1)(f) for a named man who has not answered yet, with as little as possible; 9(2)(a) once he confirms; 9(2)(g) with schedule 1 of the Data Protection Act 2018, paragraph 18 (safeguarding), for questions about him',
    recipients: 'the guardian, the woman, staff',
    period: 'until 30 days after she leaves; the details of a man who never answers 30 days after his last link',
  },
  billing: {
    title: 'payments',
    purposes: 'to sell plans, to write invoices, to refund, and to fulfil duties of accounting',
    people: 'members who pay',
    basis: 'article 6(1)(b), and 6(1)(c) for invoices',
    recipients: 'Stripe: email address and amount, nothing of a profile',
    period: 'invoices as long as the law requires; the rest until 30 days after the person leaves',
  },
  content: {
    title: 'reports, questions to the staff, guidance',
    purposes: 'to answer people, to act on reports, to send prayer reminders to those who requested them',
    people: 'members, guardians, people who write to /help without an account',
    basis:
      'article 6(1)(f), and 6(1)(c) with the Online Safety Act 2023; 9(2)(g) with schedule 1, paragraphs 10 and 18; article 10 likewise; prayer reminders 6(1)(a) and 9(2)(a)',
    recipients: 'staff',
    period: 'questions until the account is erased, or 90 days without one; a report one year after it is resolved',
  },
  kernel: {
    title: 'the parts that all share',
    purposes: 'to send each email once, to limit misuse, and to record what staff do',
    people: 'everybody who uses the service',
    basis: 'article 6(1)(f); 6(1)(c) for the record of what staff do',
    recipients: 'the mail server',
    period: 'days, except the record of what staff do',
  },
};
