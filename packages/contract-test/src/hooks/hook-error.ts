import { ToolError } from '../model/tool-error.ts';

/** A failure of a hook. The message names the hook and its file. */
export class HookError extends ToolError {
  override name = 'HookError';
}

/** A request skipped by a hook. */
export class SkippedByHook extends Error {
  override name = 'SkippedByHook';
}
