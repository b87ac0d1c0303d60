import type texts from '#kernel/i18n/en/console.json';

/** A kind of record that the console edits. */
export type RecordKind = keyof typeof texts.records;
