import { defaultPathSerializer } from 'openapi-fetch';

/**
 * Puts the values into a path template.
 * @throws RangeError for an empty value, `.` and `..`, which would lead to another path.
 */
export function pathOf(template: string, values: Record<string, unknown>): string {
  for (const [name, value] of Object.entries(values)) {
    if (['', '.', '..'].includes(String(value ?? ''))) {
      throw new RangeError(
        `The path value ${name} is "${value}", which leads to another path. Give an identifier.`,
      );
    }
  }
  return defaultPathSerializer(template, values);
}
