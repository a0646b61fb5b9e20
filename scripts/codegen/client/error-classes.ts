import { SpecError } from '../bundle.ts';
import type { ErrorEntry } from '../catalogues.ts';
import { docComment } from './doc-comment.ts';

/** `quote_expired` → `QuoteExpiredError`; `internal_server_error` → `InternalServerError`. */
function errorClassName(name: string): string {
  const words = name.replace(/_error$/, '').split('_');
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Error`;
}

/**
 * One class for each name of the catalogue, and the classes by name.
 *
 * @throws SpecError when two names would make the same class.
 */
export function errorClassesSource(errors: readonly ErrorEntry[]): string {
  const classes = errors.map((entry) => ({ ...entry, className: errorClassName(entry.name) }));
  for (const { name, className } of classes) {
    const other = classes.find((one) => one.className === className && one.name !== name);
    if (other !== undefined) {
      throw new SpecError(`The errors ${name} and ${other.name} would both be the class ${className}.`);
    }
  }
  const declared = classes.map(({ name, kind, status, meaning, action, className }) =>
    [
      docComment([meaning, action]),
      `export class ${className} extends ${kind === 'api' ? 'ApiError' : 'OAuthError'} {`,
      `  declare readonly name: '${name}';`,
      ...(kind === 'api' ? [`  declare readonly status: ${status};`] : []),
      '}',
    ].join('\n'),
  );
  const byName = (kind: ErrorEntry['kind']) =>
    classes
      .filter((entry) => entry.kind === kind)
      .map(({ name, className }) => `  ${name}: ${className},\n`)
      .join('');
  return [
    "import { ApiError } from '../api-error.ts';\nimport { OAuthError } from '../oauth-error.ts';\n",
    ...declared.map((text) => `${text}\n`),
    `/** The classes of the API's own errors, by name. */\nexport const apiErrors = {\n${byName('api')}} as const;\n`,
    `/** The classes of the errors of RFC 6749, by name. */\nexport const oauthErrors = {\n${byName('oauth')}} as const;\n`,
  ].join('\n');
}
