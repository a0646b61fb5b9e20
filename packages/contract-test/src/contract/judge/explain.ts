import type { ErrorObject } from 'ajv/dist/2020.js';
import { isNode, join, memberOf, schemaName } from '../json-pointer.ts';
import type { Json, Schema, SchemaObject } from '../model.ts';
import { causesOfBranches } from './best-branch.ts';
import { type Cause, distinctCauses } from './cause.ts';
import { ownCause } from './own-cause.ts';
import type { Validators } from './validators.ts';
import { typed } from './words.ts';

/**
 * The root causes why a value does not fit a schema; none if it fits. Walks schema and value together and takes the
 * validator's errors of each schema object at each path as evidence. Wrappers such as `allOf` and `if` are not causes.
 */
export function explain(
  schema: SchemaObject,
  value: Json,
  definitions: Readonly<Record<string, Schema>>,
  validators: Validators,
): readonly Cause[] {
  const errors = validators.errors(schema, value);
  if (errors.length === 0) return [];
  const evidence = new Map<unknown, Map<string, ErrorObject[]>>();
  /** The paths of errors and their ancestors: there is nothing to find elsewhere. */
  const touched = new Set<string>();
  for (const error of errors) {
    for (
      let path = error.instancePath;
      !touched.has(path);
      path = path.slice(0, Math.max(0, path.lastIndexOf('/')))
    ) {
      touched.add(path);
    }
    const paths = evidence.get(error.parentSchema) ?? new Map<string, ErrorObject[]>();
    evidence.set(error.parentSchema, paths);
    const found = paths.get(error.instancePath);
    if (found === undefined) paths.set(error.instancePath, [error]);
    else found.push(error);
  }

  const walked = new Map<SchemaObject, Map<string, readonly Cause[]>>();
  /** Branches of a union often lead to the same schemas, which are walked once per path. */
  const walk = (part: unknown, path: string, here: Json): readonly Cause[] => {
    if (!isNode(part) || !touched.has(path)) return [];
    const paths = walked.get(part) ?? new Map<string, readonly Cause[]>();
    walked.set(part, paths);
    const causes = paths.get(path) ?? walkPart(part, path, here);
    paths.set(path, causes);
    return causes;
  };

  const walkPart = (part: SchemaObject, path: string, here: Json): readonly Cause[] => {
    const found = evidence.get(part)?.get(path) ?? [];
    const inPlace = [...walkInPlace(part, path, here), ...walkBranches(part, path, here, found)];
    const own = found.filter(({ params }) => {
      // In a branch that does not fit, no field counts as evaluated.
      const { unevaluatedProperty: name } = params;
      return name === undefined || inPlace.length === 0 || !declaresProperty(part, name, definitions);
    });
    const below = walkBelow(part, path, here);
    return distinctCauses([
      ...own.flatMap((error) => ownCause(error, part, path, here, validators.isValid)),
      ...inPlace,
      ...below,
    ]);
  };

  const walkInPlace = (part: SchemaObject, path: string, here: Json): Cause[] => {
    const target = typeof part.$ref === 'string' ? definitions[schemaName(part.$ref)] : undefined;
    const failing = evidence
      .get(part)
      ?.get(path)
      ?.find(({ keyword }) => keyword === 'if')?.params.failingKeyword;
    const dependent = Object.entries(isNode(part.dependentSchemas) ? part.dependentSchemas : {});
    const parts = [
      target,
      ...(Array.isArray(part.allOf) ? part.allOf : []),
      failing === undefined ? undefined : part[failing],
      ...dependent.filter(([name]) => memberOf(here, name) !== undefined).map(([, schema]) => schema),
    ];
    return parts.flatMap((schema) => walk(schema, path, here));
  };

  const walkBranches = (
    part: SchemaObject,
    path: string,
    here: Json,
    found: readonly ErrorObject[],
  ): readonly Cause[] =>
    (['anyOf', 'oneOf'] as const).flatMap((keyword) => {
      const error = found.find((candidate) => candidate.keyword === keyword);
      const schemas = part[keyword];
      if (error === undefined || !Array.isArray(schemas) || error.params.passingSchemas) return [];
      const branches = schemas.map((branch) => ({ schema: branch, causes: walk(branch, path, here) }));
      return causesOfBranches(part, keyword, branches, path, here);
    });

  const walkBelow = (part: SchemaObject, path: string, here: Json): Cause[] => {
    if (Array.isArray(here)) {
      const first = Array.isArray(part.prefixItems) ? part.prefixItems : [];
      return here.flatMap((item, index) => {
        const below = join(path, index);
        if (!touched.has(below)) return [];
        return [first[index], part.items, part.unevaluatedItems].flatMap((schema) =>
          walk(schema, below, item),
        );
      });
    }
    if (!isNode(here)) return [];
    const patterns = isNode(part.patternProperties) ? Object.values(part.patternProperties) : [];
    const rest = [...patterns, part.additionalProperties, part.unevaluatedProperties];
    return Object.entries(here).flatMap(([name, member]) => {
      const below = join(path, name);
      if (!touched.has(below)) return [];
      return [memberOf(part.properties, name), ...rest].flatMap((schema) =>
        walk(schema, below, member as Json),
      );
    });
  };

  const causes = walk(schema, '', value);
  return causes.length > 0 ? causes : errors.slice(0, 1).map(untoldCause);
}

/** An error of a schema that the walk does not reach, such as a definition that is `false`. */
function untoldCause({ instancePath, keyword, message, parentSchema, data }: ErrorObject): Cause {
  const schema = isNode(parentSchema) ? parentSchema : {};
  return { instancePath, keyword, expected: message ?? keyword, actual: typed(data as Json), schema };
}

/** Whether a schema, or anything in place in it, names a property. */
function declaresProperty(
  schema: SchemaObject,
  name: string,
  definitions: Readonly<Record<string, Schema>>,
): boolean {
  if (isNode(schema.properties) && Object.hasOwn(schema.properties, name)) return true;
  const target = typeof schema.$ref === 'string' ? definitions[schemaName(schema.$ref)] : undefined;
  const dependent = isNode(schema.dependentSchemas) ? Object.values(schema.dependentSchemas) : [];
  const lists = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((list) =>
    Array.isArray(list) ? list : [],
  );
  return [target, schema.if, schema.then, schema.else, ...lists, ...dependent].some(
    (part) => isNode(part) && declaresProperty(part, name, definitions),
  );
}
