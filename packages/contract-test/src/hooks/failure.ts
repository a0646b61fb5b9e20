import { visible } from '../contract/visible.ts';

/** What an error says, and the line of the module that it was thrown in. */
export function failure(error: unknown): string {
  if (!(error instanceof Error)) return visible(String(error));
  const line = error.stack?.split('\n').find((one) => one.startsWith('    at '));
  return visible([error.message, line?.trim()].filter(Boolean).join(' '));
}
