import type { Statement } from '../../../domain/books/statement.ts';

const COLUMNS = [
  'time',
  'transaction_id',
  'type',
  'reference',
  'description',
  'transfer_id',
  'currency',
  'amount',
  'balance',
] as const;

/** Without it Excel reads UTF-8 as the character set of the machine. */
const BYTE_ORDER_MARK = '\ufeff';

/** How a spreadsheet recognises a formula; some drop the tab or the line break before it. */
const FORMULA = /^[=+\-@\t\r\n]/;

/**
 * The statement as CSV of RFC 4180 in UTF-8 with its mark, with a line of names, the balance at the start, the entries with the balance after
 * each, and the balance at the end (G114).
 */
export function statementCsv({ currency, range, opening, entries }: Statement): string {
  let balance = opening;
  const mark = (type: 'opening' | 'closing', time = '') => {
    const description = type === 'opening' ? 'Balance at the start' : 'Balance at the end';
    return [time, '', type, '', description, '', currency.code, '', balance.toFixed(currency.decimals)];
  };
  const first = mark('opening', range.from);
  const lines = entries.map((entry) => {
    balance = balance.plus(entry.amount);
    return [
      entry.createdAt,
      entry.id,
      entry.type,
      textCell(entry.reference),
      textCell(entry.description),
      entry.transferId ?? '',
      currency.code,
      entry.amount.toFixed(currency.decimals),
      balance.toFixed(currency.decimals),
    ];
  });
  return BYTE_ORDER_MARK + [COLUMNS, first, ...lines, mark('closing', range.to)].map(csvLine).join('');
}

/** `statement-NGN-2026-05-01-2026-06-01.csv`; `start` and `end` stand for bounds that were not given. */
export function statementFileName({
  currency,
  range: { from, to },
}: Pick<Statement, 'currency' | 'range'>): string {
  const day = (time: string | undefined, open: string) => time?.slice(0, 10) ?? open;
  return `statement-${currency.code}-${day(from, 'start')}-${day(to, 'end')}.csv`;
}

/** A text that somebody chose, so that no spreadsheet runs it. */
function textCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

function csvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell));
  return `${quoted.join(',')}\r\n`;
}
