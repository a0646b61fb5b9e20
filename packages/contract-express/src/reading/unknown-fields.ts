import type { ApiDocument, SchemaObject } from '@finops/openapi';
import { isFields } from './explain/broken-rule.ts';
import { fieldShape, itemShape, type Shape, selectedShape, shapeOf } from './shape.ts';

/**
 * Dotted names of the body fields that a schema does not know (G18), `items.0.colour`. An object takes any when
 * its schema says what other fields may be, or has no `properties` at all; `properties: {}` knows none. Of the branches that
 * a discriminator tells apart, only the one that the value selects counts.
 */
export function unknownFields(document: ApiDocument, schema: SchemaObject, value: unknown): string[] {
  const found: string[] = [];
  visit(shapeOf(document, schema), value, '', found);
  return found;
}

function visit(declared: Shape | undefined, value: unknown, path: string, found: string[]): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      visit(declared && itemShape(declared, index), item, `${path}${index}.`, found);
    }
    return;
  }
  if (declared === undefined || !isFields(value)) return;
  const shape = selectedShape(declared, value);
  if (shape.isOpen || !shape.isNamed) return;
  for (const name of Object.keys(value)) {
    const field = fieldShape(shape, name);
    if (field === undefined) found.push(path + name);
    else if (typeof value[name] === 'object') visit(field, value[name], `${path}${name}.`, found);
  }
}
