import { isList, isRecord } from '../../contract/instances/json-value.ts';
import { schemaName } from '../../contract/json-pointer.ts';
import type { Contract, Json, Parameter, Schema } from '../../contract/model.ts';
import { readBack } from '../../wire/read-back.ts';
import { isSendable } from '../../wire/sendable.ts';

/** How deep references are followed; parameters are flat on the wire. */
const depth = 4;

/** The value that a server reads for a parameter sent with a value. */
export function readFromWire(contract: Contract, parameter: Parameter, value: Json): Json {
  return readBack(withoutReferences(contract, parameter), value);
}

/** Whether a value of a parameter reaches the server unchanged. */
export function canSend(contract: Contract, parameter: Parameter, value: Json): boolean {
  return isSendable(withoutReferences(contract, parameter), value);
}

const plain = new WeakMap<Contract, WeakMap<Parameter, Parameter>>();

/** The parameter with the references in its schema inlined, for readers that do not follow references. */
function withoutReferences(contract: Contract, parameter: Parameter): Parameter {
  const known = plain.get(contract) ?? new WeakMap<Parameter, Parameter>();
  plain.set(contract, known);
  const made = known.get(parameter) ?? {
    ...parameter,
    schema: inlined(contract, parameter.schema, depth) as Schema,
  };
  known.set(parameter, made);
  return made;
}

function inlined(contract: Contract, schema: unknown, left: number): unknown {
  if (isList(schema)) return schema.map((each) => inlined(contract, each, left));
  if (!isRecord(schema)) return schema;
  const { $ref, ...siblings } = schema;
  const own = Object.fromEntries(
    Object.entries(siblings).map(([name, part]) => [name, inlined(contract, part, left)]),
  );
  if (typeof $ref !== 'string') return own;
  const target = left === 0 ? true : inlined(contract, contract.schemas[schemaName($ref)] ?? true, left - 1);
  return Object.keys(own).length === 0
    ? target
    : { ...own, allOf: [target, ...(isList(own.allOf) ? own.allOf : [])] };
}
