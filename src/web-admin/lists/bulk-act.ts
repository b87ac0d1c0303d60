import type texts from '#texts/en/console.json';
import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import type { Question } from '../records/act-dialog.tsx';

/** An act on several records: each is its own request, with its own refusal and its own entry in the audit. */
export interface BulkAct {
  name: keyof typeof texts.bulk.acts;
  /** The last part of the address. */
  verb: string;
  /** The inputs, which are the same as for one record. */
  questions: Question[];
  /** The body of the request for a record, in addition to the answers. */
  bodyOf?: (record: RaRecord) => object;
}

export interface Bulk<R extends RaRecord> {
  acts: BulkAct[];
  /** Names a record, and the people whom an act on it concerns. */
  describe: (record: R) => ReactNode;
  nameOf?: (record: R) => string;
}
