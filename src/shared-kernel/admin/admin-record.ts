import { isDeepStrictEqual } from 'node:util';
import { RecordExport } from './record-export.ts';
import { AdminCommand, type AdminChange } from './admin-command.ts';
import { fieldsChangedSince } from './audit.ts';
import type { AuditSubjectType } from '../contracts/admin/audit-words.ts';
import type { Changes } from '../contracts/admin-resource.ts';
import type { VersionedRecord, AdminResource } from './admin-resource.ts';
import { DomainError } from '../errors.ts';
import { sentence } from '../i18n/sentences.ts';
import type { Kernel } from '../kernel.ts';
import type { Tx } from '../tx.ts';

type Ports = Pick<Kernel, 'uow' | 'clock'>;

export class AddRecord<R extends VersionedRecord, Fields> extends AdminCommand<Fields, R> {
  protected readonly verb = 'add';
  protected readonly subjectType: AuditSubjectType;
  private readonly kind: AdminResource<R, Fields>;

  constructor(ports: Ports, kind: AdminResource<R, Fields>) {
    super(ports);
    this.kind = kind;
    this.subjectType = kind.subjectType;
  }

  /** @throws what the rules of the resource refuse */
  protected async change(tx: Tx, fields: Fields, { at }: { at: Date }): Promise<AdminChange<R>> {
    const answer = await this.kind.add(tx, fields, at);
    return { subjectId: String(answer.id), before: null, after: answer, answer };
  }
}

interface Change<R extends VersionedRecord, Fields> {
  id: R['id'];
  fields: Changes<Fields>;
  /** The revision that the admin saw, if the console sends it. */
  revision: number | undefined;
}

/** An admin changes a record. The audit stores the changed fields. */
export class ChangeRecord<R extends VersionedRecord, Fields> extends AdminCommand<Change<R, Fields>, R> {
  protected readonly verb = 'change';
  protected readonly subjectType: AuditSubjectType;
  private readonly kind: AdminResource<R, Fields>;

  constructor(ports: Ports, kind: AdminResource<R, Fields>) {
    super(ports);
    this.kind = kind;
    this.subjectType = kind.subjectType;
  }

  /**
   * @throws common.not-found
   * @throws common.stale-revision with the fields that changed
   * @throws what the rules of the resource refuse
   */
  protected async change(tx: Tx, wanted: Change<R, Fields>, { at }: { at: Date }): Promise<AdminChange<R>> {
    const record = await this.kind.find(tx, wanted.id);
    if (!record) throw new DomainError('common.not-found');
    if (wanted.revision !== undefined && wanted.revision !== record.revision)
      throw await this.changedMeanwhile(tx, record, wanted.revision);
    const fields = othersThan(record, wanted.fields);
    const answer = Object.keys(fields).length === 0 ? record : await this.kind.change(tx, record, fields, at);
    const [before, after] = differences(record, answer);
    return { subjectId: String(record.id), before, after, answer };
  }

  private async changedMeanwhile(tx: Tx, { id }: R, seen: number): Promise<DomainError> {
    const changed = await fieldsChangedSince(tx, { type: this.subjectType, id: String(id) }, seen);
    const written = changed.filter((field) => this.kind.fields.includes(field));
    const sentences = written.map((field) => [field, sentence('changedMeanwhile')]);
    return new DomainError('common.stale-revision', {}, Object.fromEntries(sentences));
  }
}

/** An admin removes a record, as far as the rules of the resource allow it. */
export class RemoveRecord<R extends VersionedRecord> extends AdminCommand<R['id'], R & { isReferenced: boolean }> {
  protected readonly verb = 'remove';
  protected readonly subjectType: AuditSubjectType;
  private readonly kind: Pick<AdminResource<R, never>, 'subjectType' | 'find' | 'remove'>;

  constructor(ports: Ports, kind: Pick<AdminResource<R, never>, 'subjectType' | 'find' | 'remove'>) {
    super(ports);
    this.kind = kind;
    this.subjectType = kind.subjectType;
  }

  /** @throws common.not-found and what the rules of the resource refuse */
  protected async change(
    tx: Tx,
    id: R['id'],
    { at }: { at: Date },
  ): Promise<AdminChange<R & { isReferenced: boolean }>> {
    const record = await this.kind.find(tx, id);
    if (!record) throw new DomainError('common.not-found');
    const left = await this.kind.remove(tx, record, at);
    const [before, after] = left ? differences(record, left) : [record, null];
    return { subjectId: String(id), before, after, answer: { ...(left ?? record), isReferenced: left !== null } };
  }
}

export interface CrudCommands<R extends VersionedRecord, Fields> {
  add: AddRecord<R, Fields>;
  change: ChangeRecord<R, Fields>;
  remove: RemoveRecord<R>;
  recordExport: RecordExport;
}
export const crudCommands = <R extends VersionedRecord, Fields>(
  ports: Ports,
  kind: AdminResource<R, Fields>,
): CrudCommands<R, Fields> => ({
  add: new AddRecord(ports, kind),
  change: new ChangeRecord(ports, kind),
  remove: new RemoveRecord(ports, kind),
  recordExport: new RecordExport(ports),
});

const othersThan = <R extends VersionedRecord, Fields>(record: R, given: Changes<Fields>): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) => value !== undefined && !isDeepStrictEqual(value, (record as Record<string, unknown>)[name]),
    ),
  ) as Partial<Fields>;

/** The differing fields, before and after. */
function differences<R extends VersionedRecord>(before: R, after: R): [before: Partial<R>, after: Partial<R>] {
  const names = (Object.keys(after) as (keyof R)[]).filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const only = (record: R) => Object.fromEntries(names.map((name) => [name, record[name]])) as Partial<R>;
  return [only(before), only(after)];
}
