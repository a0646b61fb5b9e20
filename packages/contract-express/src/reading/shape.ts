import { type ApiDocument, resolve, type SchemaObject } from '@finops/openapi';
import { discriminated } from './discriminator.ts';
import { isFields } from './explain/broken-rule.ts';
import { normalizationOf, type VariantAliases, variantAliases } from './extensions.ts';
import { takenAsAbsent } from './normalize/absent-values.ts';
import type { Normalization } from './normalize/normalized-text.ts';

/** The rules of schemas for the fields of a value, with references followed and combinations merged. */
export interface Shape {
  /** How a text here is normalized (G52). */
  readonly normalize: Normalization | undefined;
  /** The values that stand for an absent field here, if the field is optional (G320). */
  readonly absent: ReadonlySet<unknown>;
  /** Fields that an object must have in every branch. */
  readonly required: ReadonlySet<string>;
  /** Whether an object may have other fields. */
  readonly isOpen: boolean;
  /** Whether the schemas name any fields. */
  readonly isNamed: boolean;
  readonly fields: ReadonlyMap<string, Shape>;
  /** For fields with matching names. */
  readonly patterns: readonly (readonly [RegExp, Shape])[];
  /** For fields with other names. */
  readonly others?: Shape;
  /** For the first items of a list. */
  readonly tuple: readonly Shape[];
  /** For the remaining items. */
  readonly items?: Shape;
  /** The property that selects a branch, and the whole shape for each of its values. */
  readonly selector?: {
    readonly property: string;
    readonly shapes: ReadonlyMap<string, Shape>;
    readonly aliases: VariantAliases;
  };
}

type Draft = { -readonly [Key in keyof Shape]: Shape[Key] };

/** The selected branch of each discriminated `oneOf`. */
type Decided = ReadonlyMap<SchemaObject, SchemaObject>;

const compilers = new WeakMap<ApiDocument, ShapeCompiler>();

/** The shape of a document's schema, compiled once. Throws an Error if a reference leads nowhere. */
export function shapeOf(document: ApiDocument, schema: SchemaObject): Shape {
  const compiler = compilers.get(document) ?? new ShapeCompiler(document);
  compilers.set(document, compiler);
  return compiler.shape(schema);
}

/** The shape that applies to a value: that of the branches that its properties select. */
export function selectedShape(shape: Shape, value: unknown): Shape {
  let current = shape;
  while (current.selector !== undefined && isFields(value)) {
    const { property, shapes } = current.selector;
    const chosen = value[property];
    const next = typeof chosen === 'string' ? shapes.get(chosen) : undefined;
    if (next === undefined) return current;
    current = next;
  }
  return current;
}

/** The shape of a field; undefined if nothing is known about a field with this name. */
export function fieldShape({ fields, patterns, others }: Shape, name: string): Shape | undefined {
  return fields.get(name) ?? patterns.find(([pattern]) => pattern.test(name))?.[1] ?? others;
}

/** The shape of an item of a list. */
export function itemShape({ tuple, items }: Shape, index: number): Shape | undefined {
  return tuple[index] ?? items;
}

class ShapeCompiler {
  private readonly document: ApiDocument;
  private readonly roots = new Map<SchemaObject, Shape>();
  private readonly known = new Map<string, Shape>();
  private readonly numbers = new Map<SchemaObject, number>();

  constructor(document: ApiDocument) {
    this.document = document;
  }

  shape(schema: SchemaObject): Shape {
    const known = this.roots.get(schema);
    if (known !== undefined) return known;
    const shape = this.compile([schema], new Map());
    this.roots.set(schema, shape);
    return shape;
  }

  private compile(schemas: readonly SchemaObject[], decided: Decided): Shape {
    const parts = new Set<SchemaObject>();
    for (const schema of schemas) this.gather(schema, decided, parts);
    const key = `${this.keyOf(parts)} / ${this.keyOf(decided.keys())}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const all = [...parts];
    const shape: Draft = {
      normalize: commonNormalization(all),
      absent: takenAsAbsent(this.document, schemas),
      required: new Set(this.firm(schemas, decided).flatMap((part) => part.required ?? [])),
      isOpen: all.some((part) => part.additionalProperties || part.unevaluatedProperties),
      isNamed: all.some((part) => part.properties !== undefined || part.patternProperties !== undefined),
      fields: new Map(),
      patterns: [],
      tuple: [],
    };
    // Stored before its members are known, because a schema may refer to itself.
    this.known.set(key, shape);
    shape.fields = this.fieldsOf(all);
    shape.patterns = all
      .flatMap((part) => Object.entries(part.patternProperties ?? {}))
      .map(([pattern, schema]) => [new RegExp(pattern, 'u'), this.compile([schema], new Map())] as const);
    const others = all
      .flatMap((part) => [part.additionalProperties, part.unevaluatedProperties])
      .filter((one) => typeof one === 'object');
    if (others.length > 0) shape.others = this.compile(others, new Map());
    shape.tuple = this.tupleOf(all);
    const items = all.flatMap((part) => part.items ?? []);
    if (items.length > 0) shape.items = this.compile(items, new Map());
    const open = all.find((part) => !decided.has(part) && this.branches(part).size > 0);
    if (open !== undefined) shape.selector = this.selector(open, schemas, decided);
    return shape;
  }

  private fieldsOf(parts: readonly SchemaObject[]): Map<string, Shape> {
    const found = new Map<string, SchemaObject[]>();
    for (const [name, schema] of parts.flatMap((part) => Object.entries(part.properties ?? {}))) {
      found.set(name, [...(found.get(name) ?? []), schema]);
    }
    return new Map([...found].map(([name, schemas]) => [name, this.compile(schemas, new Map())]));
  }

  private tupleOf(parts: readonly SchemaObject[]): Shape[] {
    const tuples = parts.flatMap(({ prefixItems }) => (prefixItems === undefined ? [] : [prefixItems]));
    const length = Math.max(0, ...tuples.map((tuple) => tuple.length));
    return Array.from({ length }, (_, index) =>
      this.compile(
        tuples.flatMap((tuple) => tuple[index] ?? []),
        new Map(),
      ),
    );
  }

  private selector(
    schema: SchemaObject,
    schemas: readonly SchemaObject[],
    decided: Decided,
  ): NonNullable<Shape['selector']> {
    const shapes = [...this.branches(schema)].map(
      ([value, branch]) => [value, this.compile(schemas, new Map([...decided, [schema, branch]]))] as const,
    );
    return {
      property: schema.discriminator?.propertyName ?? '',
      shapes: new Map(shapes),
      aliases: variantAliases(schema),
    };
  }

  /** Collects all schemas that apply to the same value; of a discriminated `oneOf`, the selected branch, or all. */
  private gather(schema: SchemaObject, decided: Decided, into: Set<SchemaObject>): void {
    if (into.has(schema)) return;
    into.add(schema);
    const { $ref } = schema;
    if ($ref !== undefined) this.gather(resolve<SchemaObject>(this.document, { $ref }), decided, into);
    const branch = decided.get(schema);
    const branches = branch ? [branch] : [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
    const conditional = [schema.if, schema.then, schema.else].filter((part) => part !== undefined);
    const dependent = Object.values(schema.dependentSchemas ?? {});
    for (const part of [...(schema.allOf ?? []), ...branches, ...conditional, ...dependent]) {
      this.gather(part, decided, into);
    }
  }

  /** The schemas that apply to a value in every branch. */
  private firm(schemas: readonly SchemaObject[], decided: Decided): SchemaObject[] {
    return schemas.flatMap((schema) => {
      const { $ref, allOf = [] } = schema;
      const branch = decided.get(schema);
      const below = [...allOf, ...(branch === undefined ? [] : [branch])];
      if ($ref !== undefined) below.push(resolve<SchemaObject>(this.document, { $ref }));
      return [schema, ...this.firm(below, decided)];
    });
  }

  private branches(schema: SchemaObject): Map<string, SchemaObject> {
    return discriminated(this.document, schema);
  }

  private keyOf(parts: Iterable<SchemaObject>): string {
    return [...parts].map((part) => this.numberOf(part)).join(' ');
  }

  private numberOf(part: SchemaObject): number {
    const number = this.numbers.get(part) ?? this.numbers.size;
    this.numbers.set(part, number);
    return number;
  }
}

function commonNormalization(parts: readonly SchemaObject[]): Shape['normalize'] {
  const said = parts.flatMap((part) => normalizationOf(part) ?? []);
  return said.includes('currency') ? 'currency' : said[0];
}
