import type { Contract, Json } from '../model.ts';
import type { Direction, Judge, SchemaViolation } from '../violation.ts';
import type { Cause } from './cause.ts';
import { explain } from './explain.ts';
import { undocumentedFields } from './undocumented.ts';
import { openValidators, type Validators } from './validators.ts';
import { makeVariant, type Variant } from './variant.ts';
import { typed } from './words.ts';

/** The schemas and validators of one direction. */
interface Side {
  readonly variant: Variant;
  readonly validators: Validators;
}

const judges = new WeakMap<Contract, Judge>();

/**
 * The judge of a contract, created once per contract, based on Ajv for JSON Schema 2020-12 with formats asserted. The
 * path of a violation is that of the value; for a missing, forbidden or wrongly named field, that of the field.
 */
export function makeJudge(contract: Contract): Judge {
  const judge = judges.get(contract) ?? judgeOf(contract);
  judges.set(contract, judge);
  return judge;
}

function judgeOf(contract: Contract): Judge {
  const request = openSide(contract, 'request');
  const response = openSide(contract, 'response');
  const sideOf = (direction: Direction): Side => (direction === 'request' ? request : response);

  const place = (variant: Variant, { schema, ...cause }: Cause): SchemaViolation => {
    const source = variant.sourceOf(schema);
    const { keyword, expected } = source.refusal ?? cause;
    return {
      instancePath: cause.instancePath,
      keyword,
      expected,
      actual: cause.actual,
      place: contract.placeOf(source.schema, keyword),
      shared: contract.isShared(source.schema),
    };
  };

  return {
    violations(schema, value, direction) {
      if (schema === true) return [];
      if (schema === false) return [refusal(contract, value)];
      const { variant, validators } = sideOf(direction);
      const copy = variant.copyOf(schema);
      return explain(copy, value, variant.definitions, validators).map((cause) => place(variant, cause));
    },
    undocumented(schema, value, direction = 'response') {
      const { variant, validators } = sideOf(direction);
      const copy = typeof schema === 'boolean' ? schema : variant.copyOf(schema);
      const causes = undocumentedFields(copy, value, variant.definitions, validators);
      return causes.map((cause) => place(variant, cause));
    },
    isValid(schema, value, direction) {
      const { variant, validators } = sideOf(direction);
      return validators.isValid(typeof schema === 'boolean' ? schema : variant.copyOf(schema), value);
    },
  };
}

function openSide(contract: Contract, direction: Direction): Side {
  const variant = makeVariant(contract.schemas, direction);
  return { variant, validators: openValidators(variant.definitions) };
}

/** A schema `false` is not an object: the violation is located at the start of the spec. */
function refusal(contract: Contract, value: Json): SchemaViolation {
  return {
    instancePath: '',
    keyword: 'false',
    expected: 'nothing here',
    actual: typed(value),
    place: contract.placeOf({}),
    shared: false,
  };
}
