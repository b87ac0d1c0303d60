import type texts from '#texts/en/console.json';

/** A kind of record that the console edits. */
export type RecordKind = keyof typeof texts.records;
