import { visible } from '../contract/visible.ts';

/** The message of an error, and the line of the module where it was thrown. */
export function failure(error: unknown): string {
  if (!(error instanceof Error)) return visible(String(error));
  const line = error.stack?.split('\n').find((one) => one.startsWith('    at '));
  return visible([error.message, line?.trim()].filter(Boolean).join(' '));
}
