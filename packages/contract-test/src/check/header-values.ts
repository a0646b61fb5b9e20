import type { Answer } from '../case.ts';

/**
 * The values of a header of an answer, by its name in lower case. Repeated lines are one value joined by commas (RFC
 * 9110, 5.3), but for `Set-Cookie`, where each line is a value of its own.
 */
export function headerValues(answer: Extract<Answer, { kind: 'response' }>, name: string): readonly string[] {
  const lines = answer.headers
    .filter(([given]) => given.toLowerCase() === name)
    .map(([, value]) => value.trim());
  return name === 'set-cookie' || lines.length === 0 ? lines : [lines.join(', ')];
}
