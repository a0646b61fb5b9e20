import { schemaName } from '../contract/json-pointer.ts';
import type { Contract, Json, Schema, SchemaObject } from '../contract/model.ts';
import type { Judge } from '../contract/violation.ts';

/** A property or a branch of a response's schema, identified by its schema object. */
export interface ResponseBranch {
  readonly schema: SchemaObject;
  /** `properties/name`, `oneOf/1`. */
  readonly member: string;
  /** The path of its value, with a star for every entry of a list or map. */
  readonly path: string;
}

/** The declared properties and the branches of `oneOf` and `anyOf` that are reachable in a schema, each once. */
export function responseBranches(contract: Contract, schema: Schema): readonly ResponseBranch[] {
  const found: ResponseBranch[] = [];
  const seen = new Set<unknown>();
  const walk = (part: unknown, path: string): void => {
    if (!isSchemaObject(part) || seen.has(part)) return;
    seen.add(part);
    for (const [name, property] of entriesOf(part.properties)) {
      if (property === false || (isSchemaObject(property) && property.writeOnly === true)) continue;
      found.push({ schema: part, member: `properties/${name}`, path: `${path}/${name}` });
      walk(property, `${path}/${name}`);
    }
    for (const keyword of ['oneOf', 'anyOf']) {
      for (const [index, branch] of listOf(part[keyword]).entries()) {
        if (branch === false) continue;
        found.push({ schema: part, member: `${keyword}/${index}`, path });
        walk(branch, path);
      }
    }
    for (const below of [targetOf(contract, part), ...listOf(part.allOf), part.if, part.then, part.else])
      walk(below, path);
    for (const [, below] of entriesOf(part.dependentSchemas)) walk(below, path);
    for (const below of [...listOf(part.prefixItems), part.items, part.unevaluatedItems, part.contains]) {
      walk(below, `${path}/*`);
    }
    for (const [, below] of entriesOf(part.patternProperties)) walk(below, `${path}/*`);
    for (const below of [part.additionalProperties, part.unevaluatedProperties]) walk(below, `${path}/*`);
  };
  walk(schema, '');
  return found;
}

/** Reports each property and branch of a schema that a valid value has. */
export function seenBranches(
  contract: Contract,
  judge: Judge,
  root: Schema,
  value: Json,
  see: (schema: SchemaObject, member: string) => void,
): void {
  const fits = (schema: unknown, here: Json): boolean =>
    isSchema(schema) && judge.isValid(schema, here, 'response');
  const walk = (part: unknown, here: Json): void => {
    if (!isSchemaObject(part)) return;
    for (const keyword of ['oneOf', 'anyOf']) {
      for (const [index, branch] of listOf(part[keyword]).entries()) {
        if (!fits(branch, here)) continue;
        see(part, `${keyword}/${index}`);
        walk(branch, here);
      }
    }
    for (const below of [targetOf(contract, part), ...listOf(part.allOf)]) walk(below, here);
    if (part.if !== undefined) {
      const holds = fits(part.if, here);
      if (holds) walk(part.if, here);
      walk(holds ? part.then : part.else, here);
    }
    if (isList(here)) walkItems(part, here);
    else if (typeof here === 'object' && here !== null) walkMembers(part, here);
  };
  const walkItems = (part: SchemaObject, items: readonly Json[]): void => {
    const first = listOf(part.prefixItems);
    for (const [index, item] of items.entries()) {
      walk(index < first.length ? first[index] : (part.items ?? part.unevaluatedItems), item);
      if (part.contains !== undefined && fits(part.contains, item)) walk(part.contains, item);
    }
  };
  const walkMembers = (part: SchemaObject, members: { readonly [name: string]: Json }): void => {
    const properties = isSchemaObject(part.properties) ? part.properties : {};
    const patterns = entriesOf(part.patternProperties).map(
      ([text, below]) => [new RegExp(text, 'u'), below] as const,
    );
    for (const [name, below] of entriesOf(part.dependentSchemas)) {
      if (Object.hasOwn(members, name)) walk(below, members);
    }
    for (const [name, member] of Object.entries(members)) {
      const matching = patterns.filter(([pattern]) => pattern.test(name)).map(([, below]) => below);
      for (const below of matching) walk(below, member);
      if (Object.hasOwn(properties, name)) {
        see(part, `properties/${name}`);
        walk(properties[name], member);
      } else if (matching.length === 0) {
        walk(part.additionalProperties ?? part.unevaluatedProperties, member);
      }
    }
  };
  walk(root, value);
}

function targetOf(contract: Contract, part: SchemaObject): Schema | undefined {
  return typeof part.$ref === 'string' ? contract.schemas[schemaName(part.$ref)] : undefined;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'boolean' || isSchemaObject(value);
}

function isSchemaObject(value: unknown): value is SchemaObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return isSchemaObject(value) ? Object.entries(value) : [];
}
