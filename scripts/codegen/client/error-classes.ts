import { STATUS_CODES } from 'node:http';
import { SpecError } from '../bundle.ts';
import type { ErrorEntry } from '../catalogues.ts';
import { docComment } from './doc-comment.ts';

/** `quote_expired` → `QuoteExpiredError`; `internal_server_error` → `InternalServerError`. */
function errorClassName(name: string): string {
  const words = name.replace(/_error$/, '').split('_');
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Error`;
}

/**
 * Whether an error is named after its status, like `not_found`: its class is the parent of the others with that status.
 */
function isNamedAfterStatus({ kind, name, status }: ErrorEntry): boolean {
  return kind === 'api' && name === STATUS_CODES[String(status)]?.toLowerCase().replaceAll(' ', '_');
}

/**
 * Generates one class for each error name, parents first, and a map of the classes by name.
 *
 * @throws SpecError if two names would result in the same class.
 */
export function errorClassesSource(errors: readonly ErrorEntry[]): string {
  const classes = errors.map((entry) => ({ ...entry, className: errorClassName(entry.name) }));
  for (const { name, className } of classes) {
    const other = classes.find((one) => one.className === className && one.name !== name);
    if (other !== undefined) {
      throw new SpecError(`The errors ${name} and ${other.name} would both become the class ${className}.`);
    }
  }
  const childrenOf = (parent: ErrorEntry) =>
    isNamedAfterStatus(parent)
      ? classes.filter(
          (entry) => entry.kind === 'api' && entry.status === parent.status && entry.name !== parent.name,
        )
      : [];
  const parents = classes.filter((entry) => childrenOf(entry).length > 0);
  const declared = [...parents, ...classes.filter((entry) => !parents.includes(entry))].map((entry) => {
    const { name, kind, status, meaning, action, className } = entry;
    const children = childrenOf(entry);
    const parent = parents.find((one) => childrenOf(one).includes(entry));
    const base = parent?.className ?? (kind === 'api' ? 'ApiError' : 'OAuthError');
    const names = [name, ...children.map((child) => child.name)];
    const classNames = children.map((child) => `\`${child.className}\``);
    return [
      docComment([
        meaning,
        action,
        classNames.length > 0 ? `Also the parent of ${classNames.join(' and ')}.` : '',
      ]),
      `export class ${className} extends ${base} {`,
      `  declare readonly name: ${names.map((one) => `'${one}'`).join(' | ')};`,
      ...(kind === 'api' ? [`  declare readonly status: ${status};`] : []),
      '}',
    ].join('\n');
  });
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
