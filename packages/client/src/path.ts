import { defaultPathSerializer } from 'openapi-fetch';

/**
 * Fills in a path template.
 * @throws RangeError for an empty value, `.` or `..`, which would result in another path.
 */
export function pathOf(template: string, values: Record<string, unknown>): string {
  for (const [name, value] of Object.entries(values)) {
    if (['', '.', '..'].includes(String(value ?? ''))) {
      throw new RangeError(
        `The path parameter ${name} is "${value}", which would change the path. Pass an identifier.`,
      );
    }
  }
  return defaultPathSerializer(template, values);
}
