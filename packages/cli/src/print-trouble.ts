import type { Printer } from './printer.ts';

/** Says that what is followed cannot be read for now, or can be again. */
export function printTrouble(printer: Printer, error: unknown): void {
  if (error === undefined) {
    printer.printError({ type: 'recovered' }, (paint) => paint('green', 'The console answers again.'));
    return;
  }
  const { name, message } = error as Error;
  printer.printError({ type: 'trouble', name, message }, (paint, trouble) =>
    paint('yellow', `${trouble.name}: ${trouble.message} Trying again.`),
  );
}
