import { ToolError } from '../model/tool-error.ts';

/** A hook that failed. The message names it and its file. */
export class HookError extends ToolError {
  override name = 'HookError';
}

/** A request that a hook does not let through. */
export class SkippedByHook extends Error {
  override name = 'SkippedByHook';
}
