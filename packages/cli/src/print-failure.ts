import { ApiError, UnexpectedAnswer } from '@finops/client';
import { errorCatalogue } from '@finops/contract';
import { ConsoleUnreachable } from './console-client.ts';
import type { Printer } from './printer.ts';

/** The printed facts of a failure. */
interface Failure {
  readonly type: 'error';
  readonly name: string;
  readonly message: string;
  readonly status?: number | undefined;
  readonly request_id?: string | undefined;
  /** Reasons by field. */
  readonly fields?: Readonly<Record<string, readonly string[]>> | undefined;
  /** How to resolve it. */
  readonly action: string;
}

/** Prints the name and message of an error, the request id and how to resolve it. */
export function printFailure(printer: Printer, error: unknown): void {
  const failure = failureOf(error);
  printer.printError(failure, (paint, { name, message, status, request_id: id, fields = {}, action }) => {
    const lines = [
      `${paint('red', name)}${status === undefined ? '' : ` (${status})`}: ${message}`,
      ...Object.entries(fields).map(([field, reasons]) => `  ${field}: ${reasons.join('; ')}`),
      ...(id === undefined ? [] : [`  Request id: ${id}`]),
      `  What to do: ${action}`,
    ];
    return lines.join('\n');
  });
}

function failureOf(error: unknown): Failure {
  if (error instanceof ApiError) {
    const fields = Object.entries(error.fields).map(
      ([field, reasons]) => [field, reasons.map(({ reason }) => reason)] as const,
    );
    return {
      type: 'error',
      name: error.name,
      message: error.message,
      status: error.status,
      request_id: error.requestId ?? undefined,
      ...(fields.length > 0 && { fields: Object.fromEntries(fields) }),
      action: errorCatalogue[error.name].action,
    };
  }
  if (error instanceof ConsoleUnreachable) {
    return { type: 'error', name: error.name, message: error.message, action: error.action };
  }
  if (error instanceof UnexpectedAnswer) {
    return {
      type: 'error',
      name: 'unexpected_answer',
      message: error.message,
      status: error.status ?? undefined,
      request_id: error.requestId ?? undefined,
      action: 'Check that --console-url is the URL of the console.',
    };
  }
  throw error;
}
