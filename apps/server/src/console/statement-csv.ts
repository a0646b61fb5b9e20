import type { Statement } from '../domain/books/statement.ts';

const COLUMNS = [
  'time',
  'transaction_id',
  'type',
  'reference',
  'description',
  'transfer_id',
  'amount',
  'balance',
] as const;

/** How a spreadsheet recognises a formula; some drop the tab or the line break before it. */
const FORMULA = /^[=+\-@\t\r\n]/;

/**
 * The statement as CSV of RFC 4180, with a line of names, the balance at the start, the entries with the balance after
 * each, and the balance at the end (G114).
 */
export function statementCsv({ currency, range, opening, entries }: Statement): string {
  let balance = opening;
  const mark = (type: 'opening' | 'closing', time = '') => {
    const description = type === 'opening' ? 'Balance at the start' : 'Balance at the end';
    return [time, '', type, '', description, '', '', balance.toFixed(currency.decimals)];
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
      entry.amount.toFixed(currency.decimals),
      balance.toFixed(currency.decimals),
    ];
  });
  return [COLUMNS, first, ...lines, mark('closing', range.to)].map(csvLine).join('');
}

/** A text that somebody chose, so that no spreadsheet runs it. */
function textCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

function csvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell));
  return `${quoted.join(',')}\r\n`;
}
