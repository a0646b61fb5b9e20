import type { Printer } from './printer.ts';

/** Reports that polling fails for now, or works again. */
export function printTrouble(printer: Printer, error: unknown): void {
  if (error === undefined) {
    printer.printError({ type: 'recovered' }, (paint) => paint('green', 'The console responds again.'));
    return;
  }
  const { name, message } = error as Error;
  printer.printError({ type: 'trouble', name, message }, (paint, trouble) =>
    paint('yellow', `${trouble.name}: ${trouble.message} Retrying.`),
  );
}
