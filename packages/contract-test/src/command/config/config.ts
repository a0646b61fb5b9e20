import type { Severity } from '../../model/severities.ts';

/** The contents of `contract.config.yaml`. */
export interface Config {
  readonly spec?: string;
  /** The name of the target that is tested by default. */
  readonly target?: string;
  readonly targets?: Readonly<Record<string, ConfigTarget>>;
  readonly seed?: number;
  readonly baseline?: string;
  readonly data?: string;
  readonly hooks?: string;
  readonly scenarios?: string;
  readonly thresholds?: Readonly<Record<string, number>>;
  readonly budgets?: { readonly time?: number; readonly requests?: number };
  readonly wait?: number;
  readonly strict?: boolean;
  readonly rules?: ConfigRules;
  readonly 'fail-on'?: string;
  readonly reports?: readonly string[];
  readonly diff?: {
    readonly base?: string;
    readonly rules?: ConfigRules;
    readonly 'fail-on'?: string;
    readonly reports?: readonly string[];
  };
}

/** A server and the settings for it alone. */
export interface ConfigTarget {
  readonly url: string;
  readonly profile?: string;
  /** Header values by name. */
  readonly headers?: Readonly<Record<string, string>>;
  /** By security scheme, one header each. */
  readonly credentials?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly unscoped?: Readonly<Record<string, string>>;
  /** Credentials of the same caller with some scopes, one header each. */
  readonly scoped?: readonly {
    readonly scopes: readonly string[];
    readonly headers: Readonly<Record<string, string>>;
  }[];
  readonly 'other-tenant'?: Readonly<Record<string, string>>;
  readonly 'token-command'?: string;
  /** OAuth clients, by security scheme. */
  readonly 'client-credentials'?: Readonly<
    Record<string, { readonly id: string; readonly secret: string; readonly 'token-url'?: string }>
  >;
  /** Base URLs of other sources that scenarios call. */
  readonly sources?: Readonly<Record<string, string>>;
  readonly operations?: readonly string[];
  readonly except?: readonly string[];
  readonly 'allow-existing'?: boolean;
  readonly 'require-success'?: boolean;
}

/** By rule: its severity everywhere, or in some operations and tags. */
export type ConfigRules = Readonly<Record<string, Severity | readonly ConfigRule[]>>;

interface ConfigRule {
  readonly severity: Severity;
  readonly operations?: readonly string[];
  readonly tags?: readonly string[];
}

const text = { type: 'string', minLength: 1 };
const texts = { type: 'array', items: text };
const count = { type: 'integer', minimum: 1, maximum: 999_999_999 };
const severity = { enum: ['off', 'warning', 'error'] };
const failOn = { enum: ['error', 'warning'] };
const byName = (value: object) => ({ type: 'object', additionalProperties: value });
const oneHeader = { ...byName(text), minProperties: 1, maxProperties: 1 };
const record = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

const rules = byName({
  anyOf: [
    severity,
    {
      type: 'array',
      minItems: 1,
      items: record({ severity, operations: texts, tags: texts }, ['severity']),
    },
  ],
});

/** The JSON Schema of a config file. */
export const configSchema = record({
  spec: text,
  target: text,
  targets: byName(
    record(
      {
        url: text,
        profile: { enum: ['server', 'mock', 'upstream'] },
        headers: byName(text),
        credentials: byName(oneHeader),
        unscoped: byName(text),
        scoped: {
          type: 'array',
          items: record({ scopes: texts, headers: oneHeader }, ['scopes', 'headers']),
        },
        'other-tenant': byName(text),
        'token-command': text,
        'client-credentials': byName(record({ id: text, secret: text, 'token-url': text }, ['id', 'secret'])),
        sources: byName(text),
        operations: texts,
        except: texts,
        'allow-existing': { type: 'boolean' },
        'require-success': { type: 'boolean' },
      },
      ['url'],
    ),
  ),
  seed: { type: 'integer', minimum: 0 },
  baseline: text,
  data: text,
  hooks: text,
  scenarios: text,
  thresholds: {
    ...record({}),
    additionalProperties: false,
    patternProperties: {
      '^(operations|statuses|media-types|parameters|branches)$': { type: 'number', minimum: 0, maximum: 100 },
    },
  },
  budgets: record({ time: count, requests: count }),
  wait: { ...count, minimum: 0 },
  strict: { type: 'boolean' },
  rules,
  'fail-on': failOn,
  reports: texts,
  diff: record({ base: text, rules, 'fail-on': failOn, reports: texts }),
});
