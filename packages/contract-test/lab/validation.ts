import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { type Call, pairsOf } from './call.ts';
import type { Data, DataObject, ParameterModel, RequestModel } from './contract.ts';
import { object } from './contract.ts';
import type { Refusal } from './reply.ts';

/** A request as handlers receive it: values by declared name (headers in lower case). */
export interface Input {
  readonly path: DataObject;
  readonly query: DataObject;
  readonly headers: DataObject;
  readonly cookies: DataObject;
  readonly body: DataObject;
}

/** Reads the values of a call and reports what is wrong with them. */
export type Validator = (call: Call) => { readonly input: Input; readonly refusals: readonly Refusal[] };

const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
formats.default(ajv);

/** Compiles the validator of one operation. */
export function compile(model: RequestModel): Validator {
  const validate = ajv.compile<DataObject>(schemaOf(model));
  const places = placesOf(model);
  return (call) => {
    const values = valuesOf(call, model, places);
    if (values === undefined)
      return { input: emptyInput(), refusals: [{ pointer: '/body', keyword: 'syntax' }] };
    const { path, query, headers, cookies } = values;
    const input = { path, query, headers, cookies, body: object(values.body) };
    return { input: input as Input, refusals: validate(values) ? [] : refusalsOf(validate) };
  };
}

function schemaOf(model: RequestModel): DataObject {
  const places: DataObject = {};
  for (const place of ['path', 'query', 'headers', 'cookies']) {
    const parameters = Object.entries(model.parameters).filter(([subject]) =>
      subject.startsWith(`${place}.`),
    );
    places[place] = {
      properties: Object.fromEntries(parameters.map(([subject, { schema }]) => [nameOf(subject), schema])),
      required: parameters.filter(([, { required }]) => required).map(([subject]) => nameOf(subject)),
    };
  }
  const required = model.body?.required === true ? ['body'] : [];
  return { properties: { ...places, body: model.body?.schema ?? true }, required, $defs: model.schemas };
}

interface ParameterPlace {
  readonly place: string;
  readonly name: string;
  readonly parameter: ParameterModel;
}

function placesOf(model: RequestModel): readonly ParameterPlace[] {
  return Object.entries(model.parameters).map(([subject, parameter]) => {
    const [place = ''] = subject.split('.', 1);
    return { place, name: nameOf(subject), parameter };
  });
}

/** The values by place; undefined if the body is not JSON. */
function valuesOf(
  call: Call,
  model: RequestModel,
  places: readonly ParameterPlace[],
): DataObject | undefined {
  const values = { path: {}, query: {}, headers: {}, cookies: {} } as Record<string, DataObject>;
  const cookies = pairsOf((call.headers.get('cookie') ?? '').replaceAll(/; */g, '&'));
  const texts = (place: string, name: string): readonly string[] => {
    if (place === 'query') return call.query.get(name) ?? [];
    if (place === 'cookies') return cookies.get(name) ?? [];
    const one = place === 'path' ? call.pathParameters[name] : call.headers.get(name);
    return one === undefined ? [] : [one];
  };
  for (const { place, name, parameter } of places) {
    const given = texts(place, name);
    if (given.length > 0) object(values[place])[name] = readValue(given, parameter, model);
  }
  if (model.body === undefined || (call.request.body ?? '') === '') return values;
  const body = model.body.mediaType === 'application/json' ? call.json() : formOf(call, model);
  return body === undefined ? undefined : { ...values, body };
}

function formOf(call: Call, model: RequestModel): DataObject {
  const { properties } = resolved(model.body?.schema, model);
  const fields = [...pairsOf(call.request.body ?? '')].map(([name, texts]) => {
    const schema = object(object(properties)[name]);
    return [name, readValue(texts, { schema, explode: true }, model)] as const;
  });
  return Object.fromEntries(fields);
}

function readValue(
  texts: readonly string[],
  parameter: Pick<ParameterModel, 'schema' | 'explode'>,
  model: RequestModel,
): Data {
  const schema = resolved(parameter.schema, model);
  if (schema.type === 'array') {
    const entries = parameter.explode ? texts : texts.flatMap((text) => text.split(','));
    const { type } = resolved(object(schema.items), model);
    return entries.map((text) => scalar(text, type));
  }
  const [text = ''] = texts;
  return texts.length > 1 ? [...texts] : scalar(text, schema.type);
}

function scalar(text: string, type: Data | undefined): Data {
  const isNumber = type === 'integer' || type === 'number';
  if (isNumber && /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text)) return Number(text);
  if (type === 'boolean' && /^(true|false)$/.test(text)) return text === 'true';
  return text;
}

function resolved(schema: DataObject | undefined, model: RequestModel): DataObject {
  if (typeof schema?.$ref !== 'string') return schema ?? {};
  return resolved(model.schemas[schema.$ref.slice('#/$defs/'.length)], model);
}

function nameOf(subject: string): string {
  return subject.slice(subject.indexOf('.') + 1);
}

function refusalsOf(validate: ValidateFunction): readonly Refusal[] {
  return (validate.errors ?? []).map(({ instancePath, keyword }) => ({ pointer: instancePath, keyword }));
}

function emptyInput(): Input {
  return { path: {}, query: {}, headers: {}, cookies: {}, body: {} };
}
