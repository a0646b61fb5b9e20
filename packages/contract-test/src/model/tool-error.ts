/** A defect of the tester itself. The message names the probe in which it occurred. */
export class ToolError extends Error {
  override name = 'ToolError';
}

/** A target that cannot be tested. The message says why and what to do. */
export class TargetError extends Error {
  override name = 'TargetError';
}
