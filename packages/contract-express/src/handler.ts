import type { Call } from './call.ts';
import type { Input } from './input.ts';
import type { Output } from './output.ts';

/** Answers one operation: the contract's input in, one of its declared responses out. */
export type Handler<Operation, Defaults, Context> = (
  input: Input<Operation, Defaults>,
  context: Context,
  call: Call,
) => Output<Operation> | Promise<Output<Operation>>;

/** One handler for each operation, by its id; `Defaults` names, by operation id, what has a default. */
export type Handlers<Operations, Defaults, Context> = {
  readonly [Id in keyof Operations & string]: Handler<
    Operations[Id],
    Id extends keyof Defaults ? Defaults[Id] : never,
    Context
  >;
};
