import { ADULT, OLDEST, type ProfileFields } from '#modules/matchmaking/contracts/fields/profile-field.ts';
import { plainNumber } from '#kernel/contracts/digits.ts';
import { validationText } from '#kernel/i18n/catalogue.ts';

type Values = Readonly<Record<string, string>>;

/** Validates filters from an address. Returns errors by name, in the words of the server. */
export function complaintsAbout(values: Values, fields: ProfileFields): Record<string, string> {
  const wrong: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    const complaint = value === '' ? null : complaintAbout(name, value, fields[name]);
    if (complaint) wrong[name] = complaint;
  }
  const { ageMin = '', ageMax = '' } = values;
  const areAges = ageMin !== '' && ageMax !== '' && !wrong['ageMin'] && !wrong['ageMax'];
  return areAges && Number(plainNumber(ageMin)) > Number(plainNumber(ageMax))
    ? { ...wrong, ageMin: validationText('ages') }
    : wrong;
}

function complaintAbout(name: string, value: string, field?: ProfileFields[string]): string | null {
  if (!field) return complaintAboutAge(name, value);
  const answers = field.kind === 'yes-no' ? ['true', 'false'] : field.options;
  if (answers && !answers.includes(value)) return validationText('choose', {}, [name]);
  const { max = Infinity } = field.range ?? {};
  return value.trim().length > max ? validationText('tooLong', { maximum: max }, [name]) : null;
}

function complaintAboutAge(name: string, typed: string): string | null {
  const value = plainNumber(typed);
  if (!/^\d{1,9}$/.test(value)) return validationText('number', {}, [name]);
  if (Number(value) < ADULT) return validationText('tooSmall', { minimum: ADULT }, [name]);
  if (Number(value) > OLDEST) return validationText('tooLarge', { maximum: OLDEST }, [name]);
  return null;
}
