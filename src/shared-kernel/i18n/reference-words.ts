/** Where the catalogue keeps words of the reference data: 'Paid once' is the text `reference.paid-once`. */
export const referenceKey = (words: string): string =>
  `reference.${words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}`;
