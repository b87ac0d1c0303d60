import { defineParameterType } from '@cucumber/cucumber';

/** The field names in forms, by the product owner's names. */
const FIELDS: Record<string, string> = {
  'morning of the notice': 'notifyFrom',
  'about himself': 'bio',
  age: 'age',
  'age range he wishes for': 'preferredAgeRange',
  'ages of the children': 'childrenAges',
  'anything else': 'somethingElse',
  code: 'code',
  'consent to the wording': 'consentVersion',
  'current password': 'currentPassword',
  'date of birth': 'dateOfBirth',
  'e-mail': 'email',
  'e-mails about messages': 'emailNotifications',
  'name of the sender': 'senderName',
  'e-mails about requests': 'matchNotifications',
  'e-mails about waiting items': 'guardianNotifications',
  'first name': 'firstName',
  'guardian’s name': 'waliName',
  'having children': 'hasChildren',
  'hope for children': 'wantsChildren',
  'reason for an imam': 'imamReason',
  'lowest age': 'ageMin',
  quotation: 'quote',
  'short answers': 'promptAnswers',
  'marital status': 'currentMaritalStatus',
  'number of wives': 'numberOfWives',
  'place of a spouse': 'preferredLocation',
  'willingness to move': 'willingToRelocate',
  dealbreakers: 'hardWishes',
  name: 'name',
  'new password': 'newPassword',
  'news from Mithaq': 'marketingEmails',
  password: 'password',
  place: 'location',
  plan: 'selectedPlan',
  'quiet days': 'quietDays',
  reason: 'reason',
  'shared values': 'nonNegotiables',
  'two-factor sign-in': 'twoFactorEnabled',
  'use of culture': 'culturalAlignment',
  'user name': 'username',
  'visibility of the profile': 'profileVisibility',
  'waiting period': 'iddahEndsOn',
  break: 'until',
  'what he looks for': 'lookingFor',
  words: 'content',
  'words for her guardian': 'words',
};

/** Returns the field with this name, given in quotation marks. */
export function fieldCalled(words: string): string {
  const field = FIELDS[words];
  if (field === undefined) throw new Error(`No field is called “${words}”`);
  return field;
}

/** Parses `on`, `off`, or a value as the form sends it. */
export const valueOf = (words: string): unknown =>
  words === 'on' ? true : words === 'off' ? false : JSON.parse(words);

defineParameterType({ name: 'field', regexp: /"([^"]+)"/, transformer: fieldCalled });
