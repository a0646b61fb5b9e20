import type { ApiDocument, SchemaObject } from '@finops/openapi';
import { isFields } from './explain/broken-rule.ts';
import { fieldShape, itemShape, type Shape, selectedShape, shapeOf } from './shape.ts';

/**
 * Dotted names of the body fields that a schema does not declare (G18), such as `items.0.colour`. An object accepts any
 * field if its schema describes other fields, or has no `properties` at all; `properties: {}` accepts none. Of the
 * branches of a discriminator, only the selected one counts.
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
