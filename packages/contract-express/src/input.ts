/** Names of an operation's parameters and body fields that have a default, so that they are always present. */
export interface DefaultNames {
  query: PropertyKey;
  headers: PropertyKey;
  body: PropertyKey;
}

/**
 * The input of a handler, keyed by the contract's names, after normalization and defaults: numbers and booleans of the
 * query are parsed, and a parameter with a default is present. `Operation` is an entry of openapi-typescript's
 * `operations`.
 */
export interface Input<Operation, Defaults> {
  readonly path: Parameters<Operation, 'path'>;
  readonly query: Filled<Parameters<Operation, 'query'>, NamesOf<Defaults, 'query'>>;
  readonly headers: Filled<Parameters<Operation, 'header'>, NamesOf<Defaults, 'headers'>>;
  readonly body: Filled<Body<Operation>, NamesOf<Defaults, 'body'>>;
}

type Nothing = Readonly<Record<never, never>>;

type NamesOf<Defaults, Part extends keyof DefaultNames> = Defaults extends { [Name in Part]: infer Names }
  ? Names
  : never;

type Parameters<Operation, Place extends string> = Operation extends {
  parameters: { [Name in Place]?: infer Values };
}
  ? [NonNullable<Values>] extends [never]
    ? Nothing
    : NonNullable<Values>
  : Nothing;

/** The body of any of the media types; includes undefined if the body is optional. */
type Body<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : Operation extends { requestBody?: { content: infer Content } }
    ? Content[keyof Content] | undefined
    : undefined;

type Filled<Values, Names> = Values extends object
  ? Values & { [Name in keyof Values & Names]-?: Exclude<Values[Name], undefined> }
  : Values;
