import { ArrowDown, ArrowUp } from 'lucide-react';
import { useListContext, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { SelectBox } from '../lists/selection.tsx';

export interface Column<R> {
  /** The field to show, and to sort the list by unless `fixed`. */
  source: Extract<keyof R, string> | (string & {});
  label: string;
  fixed?: boolean;
  render: (record: R) => ReactNode;
}

type RecordTableProps<R> = {
  columns: Column<R>[];
  /** Names a record that can be chosen. */
  nameOf?: ((record: R) => string) | undefined;
};

export function RecordTable<R extends RaRecord>({ columns, nameOf }: RecordTableProps<R>) {
  const { data, isFetching } = useListContext<R>();
  return (
    <div className="wide panel flat">
      <table className="records" aria-busy={isFetching}>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.source} column={column as Column<never>} />
            ))}
          </tr>
        </thead>
        <tbody>
          {data?.map((record) => (
            <tr key={record.id}>
              {columns.map(({ source, render }, place) => (
                <td key={source}>
                  {place === 0 && nameOf ? (
                    <span className="selectable">
                      <SelectBox id={record.id} name={nameOf(record)} />
                      <div>{render(record)}</div>
                    </span>
                  ) : (
                    render(record)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HeadCell({ column: { source, label, fixed } }: { column: Column<never> }) {
  const { sort, setSort } = useListContext();
  if (fixed) return <th scope="col">{label}</th>;
  const isSorted = sort.field === source;
  const isRising = sort.order === 'ASC';
  const Arrow = isRising ? ArrowUp : ArrowDown;
  return (
    <th scope="col" aria-sort={isSorted ? (isRising ? 'ascending' : 'descending') : 'none'}>
      <button
        type="button"
        className="sort"
        onClick={() => setSort({ field: source, order: isSorted && isRising ? 'DESC' : 'ASC' })}
      >
        <span>{label}</span>
        {isSorted && <Arrow aria-hidden size={15} />}
      </button>
    </th>
  );
}
