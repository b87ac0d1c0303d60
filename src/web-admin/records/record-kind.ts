import type texts from '#texts/en/console.json';

/** A kind of record that the console edits. */
export type RecordKind = keyof typeof texts.records;
/** A kind whose records are added and removed; there is one site. */
export type ListedKind = Exclude<RecordKind, 'site'>;
