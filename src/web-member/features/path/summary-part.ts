interface OfBoth<Person> {
  own: Person;
  other: Person;
}

/** The woman's and the man's part of what the answer sorts by reader, so that all three print the same page. */
export const bySex = <Person extends { gender: 'male' | 'female' }>({ own, other }: OfBoth<Person>) =>
  own.gender === 'female' ? { woman: own, man: other } : { woman: other, man: own };
