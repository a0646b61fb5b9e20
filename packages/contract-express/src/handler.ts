import type { Call } from './call.ts';
import type { Input } from './input.ts';
import type { Output } from './output.ts';

/**
 * Handles one operation: receives the contract's input and returns one of its declared responses. `Supplied` names the
 * required response headers that the application itself adds.
 */
export type Handler<Operation, Defaults, Context, Supplied = never> = (
  input: Input<Operation, Defaults>,
  context: Context,
  call: Call,
) => Output<Operation, Supplied> | Promise<Output<Operation, Supplied>>;

/** One handler per operation, by its id; `Defaults` names, by operation id, what has a default. */
export type Handlers<Operations, Defaults, Context, Supplied = never> = {
  readonly [Id in keyof Operations & string]: Handler<
    Operations[Id],
    Id extends keyof Defaults ? Defaults[Id] : never,
    Context,
    Supplied
  >;
};
