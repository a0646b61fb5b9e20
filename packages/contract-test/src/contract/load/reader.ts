import type { DocumentSet } from './document-set.ts';
import type { Origins } from './origins.ts';
import type { SchemaSet } from './schema-set.ts';

/** The dependencies of all parts of the loader. */
export interface Reader {
  readonly documents: DocumentSet;
  readonly origins: Origins;
  readonly schemas: SchemaSet;
}
