import type { Operation, Parameter } from '../../model.ts';
import type { Change } from '../change.ts';
import type { Carrier } from '../wire-text.ts';
import { noted, type OperationPair, schemaChanges } from './operation-pair.ts';

/** Compares the parameters of an operation. Path parameters belong together by their position, whatever their names. */
export function compareParameters(pair: OperationPair): readonly Change[] {
  const nextNames = new Map(
    pair.next.parameters.map((parameter) => [keyOf(pair.next, parameter), parameter]),
  );
  const oldNames = new Set(pair.old.parameters.map((parameter) => keyOf(pair.old, parameter)));
  const kept = pair.old.parameters.flatMap((old) => {
    const next = nextNames.get(keyOf(pair.old, old));
    return next === undefined ? [removal(pair, old)] : compareParameter(pair, old, next);
  });
  const added = pair.next.parameters.filter((parameter) => !oldNames.has(keyOf(pair.next, parameter)));
  return [...kept, ...added.map((parameter) => addition(pair, parameter))];
}

function keyOf(operation: Operation, parameter: Parameter): string {
  if (parameter.in !== 'path') {
    return `${parameter.in} ${parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name}`;
  }
  return `path ${operation.path.split(/[{}]/).indexOf(parameter.name)}`;
}

function removal(pair: OperationPair, old: Parameter): Change {
  return noted(pair, {
    id: 'request-parameter-removed',
    level: 'warning',
    direction: 'request',
    where: whereOf(old),
    text: `The ${old.in} parameter \`${old.name}\` went: what clients send there means nothing any more.`,
    oldNode: old.node,
  });
}

function addition(pair: OperationPair, next: Parameter): Change {
  return noted(pair, {
    id: next.required ? 'new-required-request-parameter' : 'new-optional-request-parameter',
    level: next.required ? 'breaking' : 'info',
    direction: 'request',
    where: whereOf(next),
    text: `The ${next.required ? 'required' : 'optional'} ${next.in} parameter \`${next.name}\` came.`,
    newNode: next.node,
  });
}

function compareParameter(pair: OperationPair, old: Parameter, next: Parameter): readonly Change[] {
  const note = (id: string, level: Change['level'], text: string): Change =>
    noted(pair, {
      id,
      level,
      direction: 'request',
      where: whereOf(old),
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
  return [...changes, ...compareWriting(old, next, note), ...compareSchemas(pair, old, next)];
}

/** Compares how a parameter is written into a request. */
function compareWriting(
  old: Parameter,
  next: Parameter,
  note: (id: string, level: Change['level'], text: string) => Change,
): readonly Change[] {
  if (old.mediaType !== next.mediaType) {
    const text = `\`${old.name}\` is written as ${next.mediaType ?? 'plain text'}, it was ${old.mediaType ?? 'plain text'}.`;
    return [note('request-parameter-content-changed', 'breaking', text)];
  }
  if (old.mediaType !== undefined) return [];
  if (old.style !== next.style) {
    const text = `The style of \`${old.name}\` went from \`${old.style}\` to \`${next.style}\`.`;
    return [note('request-parameter-style-changed', 'breaking', text)];
  }
  if (old.explode === next.explode || [old, next].every(isScalar)) return [];
  const text = `\`explode\` of \`${old.name}\` went from ${old.explode} to ${next.explode}.`;
  return [note('request-parameter-explode-changed', 'breaking', text)];
}

function compareSchemas(pair: OperationPair, old: Parameter, next: Parameter): readonly Change[] {
  return schemaChanges(pair, 'request', {
    old: old.schema,
    next: next.schema,
    carrier: old.mediaType === undefined ? carriers[old.in] : 'json',
    part: 'request-parameter',
    where: whereOf(old),
    holders: { old: old.node, next: next.node },
  });
}

const carriers: Readonly<Record<Parameter['in'], Carrier>> = {
  path: 'path',
  query: 'text',
  header: 'header',
  cookie: 'text',
};

/** Whether a parameter is surely written the same with `explode` and without. */
function isScalar({ schema }: Parameter): boolean {
  if (typeof schema === 'boolean') return false;
  const types = [schema.type].flat();
  return types.every((type) => ['string', 'number', 'integer', 'boolean', 'null'].includes(String(type)));
}

function isDeprecated({ node }: Parameter): boolean {
  return 'deprecated' in node && node.deprecated === true;
}

function whereOf(parameter: Parameter): string {
  return `${parameter.in} ${parameter.name}`;
}
