import type { Operation, Parameter } from '../../contract/model.ts';
import type { Change } from '../change.ts';
import type { Carrier } from '../view/wire-text.ts';
import { noted, type OperationPair, schemaChanges } from './operation-pair.ts';
import { isScalar } from './scalar-schema.ts';

/** Parameters by the key that identifies them in both versions. */
type Parameters = ReadonlyMap<string, Parameter>;

/** Compares the parameters of an operation. Path parameters are matched by position, regardless of their names. */
export function compareParameters(pair: OperationPair): readonly Change[] {
  const keyed = (operation: Operation): Parameters =>
    new Map(operation.parameters.map((parameter) => [keyOf(operation, parameter), parameter]));
  return compareTakenParameters(pair, keyed(pair.old), keyed(pair.next), whereOf);
}

/** Compares parameters, or headers, that the API accepts. */
export function compareTakenParameters(
  pair: OperationPair,
  old: Parameters,
  next: Parameters,
  whereOf: (parameter: Parameter) => string,
): readonly Change[] {
  const kept = [...old].flatMap(([key, parameter]) => {
    const other = next.get(key);
    const where = whereOf(parameter);
    return other === undefined
      ? [removal(pair, where, parameter)]
      : compareParameter(pair, where, parameter, other);
  });
  const added = [...next].filter(([key]) => !old.has(key));
  return [...kept, ...added.map(([, parameter]) => addition(pair, whereOf(parameter), parameter))];
}

function keyOf(operation: Operation, parameter: Parameter): string {
  if (parameter.in !== 'path') {
    return `${parameter.in} ${parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name}`;
  }
  return `path ${operation.path.split(/[{}]/).indexOf(parameter.name)}`;
}

function removal(pair: OperationPair, where: string, old: Parameter): Change {
  return noted(pair, {
    id: 'request-parameter-removed',
    level: 'warning',
    direction: 'request',
    where,
    text: `The ${old.in} parameter \`${old.name}\` was removed; the server ignores it.`,
    oldNode: old.node,
  });
}

function addition(pair: OperationPair, where: string, next: Parameter): Change {
  return noted(pair, {
    id: next.required ? 'new-required-request-parameter' : 'new-optional-request-parameter',
    level: next.required ? 'breaking' : 'info',
    direction: 'request',
    where,
    text: `The ${next.required ? 'required' : 'optional'} ${next.in} parameter \`${next.name}\` was added.`,
    newNode: next.node,
  });
}

function compareParameter(
  pair: OperationPair,
  where: string,
  old: Parameter,
  next: Parameter,
): readonly Change[] {
  const note = (id: string, level: Change['level'], text: string): Change =>
    noted(pair, {
      id,
      level,
      direction: 'request',
      where,
      text,
      oldNode: old.node,
      newNode: next.node,
    });
  const changes: Change[] = [];
  if (old.required !== next.required) {
    changes.push(
      next.required
        ? note('request-parameter-became-required', 'breaking', `\`${next.name}\` became required.`)
        : note('request-parameter-became-optional', 'info', `\`${next.name}\` became optional.`),
    );
  }
  if (isDeprecated(old) !== isDeprecated(next)) {
    const action = isDeprecated(next) ? 'deprecated' : 'reactivated';
    changes.push(note(`request-parameter-${action}`, 'info', `\`${next.name}\` is ${action}.`));
  }
  return [...changes, ...compareWriting(old, next, note), ...compareSchemas(pair, where, old, next)];
}

/** Compares the serialization of a parameter. */
export function compareWriting(
  old: Parameter,
  next: Parameter,
  note: (id: string, level: Change['level'], text: string) => Change,
): readonly Change[] {
  if (old.mediaType !== next.mediaType) {
    const text = `\`${old.name}\` is now written as ${next.mediaType ?? 'plain text'}; it was ${old.mediaType ?? 'plain text'}.`;
    return [note('request-parameter-content-changed', 'breaking', text)];
  }
  if (old.mediaType !== undefined) return [];
  if (old.style !== next.style) {
    const text = `The style of \`${old.name}\` changed from \`${old.style}\` to \`${next.style}\`.`;
    return [note('request-parameter-style-changed', 'breaking', text)];
  }
  if (old.explode === next.explode || [old.schema, next.schema].every(isScalar)) return [];
  const text = `\`explode\` of \`${old.name}\` changed from ${old.explode} to ${next.explode}.`;
  return [note('request-parameter-explode-changed', 'breaking', text)];
}

function compareSchemas(
  pair: OperationPair,
  where: string,
  old: Parameter,
  next: Parameter,
): readonly Change[] {
  return schemaChanges(pair, 'request', {
    old: old.schema,
    next: next.schema,
    carrier: carrierOf(old),
    part: 'request-parameter',
    where,
    holders: { old: old.node, next: next.node },
  });
}

/** How the value of a parameter is transmitted. */
export function carrierOf({ in: place, mediaType }: Parameter): Carrier {
  return mediaType === undefined ? carriers[place] : 'json';
}

const carriers: Readonly<Record<Parameter['in'], Carrier>> = {
  path: 'path',
  query: 'text',
  header: 'header',
  cookie: 'text',
};

function isDeprecated({ node }: Parameter): boolean {
  return 'deprecated' in node && node.deprecated === true;
}

/** A parameter as reports name it. */
export function whereOf(parameter: Parameter): string {
  return `${parameter.in} ${parameter.name}`;
}
