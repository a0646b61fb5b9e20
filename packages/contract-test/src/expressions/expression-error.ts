/** A runtime expression or a condition that cannot be read; the message names it. */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError';
}
