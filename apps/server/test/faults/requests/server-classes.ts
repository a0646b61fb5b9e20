import type { DocumentedOperation } from '@finops/contract-express/reading';
import { type MalformedClass, type Sending, send, spoiled, toWire } from '@finops/contract-express/testing';

/** A class of faults that this server's own rules make: of its headers, sessions, profiles and identifiers. */
export interface ServerClass extends MalformedClass {
  /** The addresses where the rule holds. */
  readonly addresses: readonly ('api' | 'issuer' | 'console')[];
}

const PROFILES = ['x', '../BUS', 'CUS_0000000000000000', "CUS_' OR '1'='1", 'B'.repeat(4000), 'a, b'];
const IDENTIFIERS = [
  'x',
  'a'.repeat(4000),
  "'%3B%20DROP%20TABLE%20balance%3B--",
  '..%2f..%2fv1',
  '%F0%9F%98%80',
  '%E2%80%AE%0A',
  '__proto__',
  'constructor',
  '%7B%22$ne%22:null%7D',
  '9999999999999999999999',
];
const NOBODY = `finops_session=${'A'.repeat(43)}`;

const isSecured = ({ credentials }: DocumentedOperation): boolean => credentials.length > 0;
const isChange = ({ method }: DocumentedOperation): boolean => method !== 'get';
/** Whether an API key, or the client of the issuer, calls it. */
export const takesApiKey = ({ credentials }: DocumentedOperation): boolean =>
  credentials.flat().some(({ type }) => type === 'http');

/** Classes of faults beside those of any contract. */
export const serverClasses: readonly ServerClass[] = [
  {
    name: 'a version in a header',
    statuses: [400],
    addresses: ['api', 'issuer'],
    cases: ({ sample }) => spoiled(sample, { headers: { 'X-BU-VERSION': '2023-01-01' } }),
  },
  {
    name: 'a profile of nobody',
    statuses: [404],
    addresses: ['api'],
    cases: ({ operation, sample }): readonly Sending[] =>
      isSecured(operation)
        ? PROFILES.flatMap((id) => spoiled(sample, { headers: { 'X-BU-PROFILE-ID': id } }))
        : [],
  },
  {
    name: 'an identifier of nothing',
    statuses: [404],
    addresses: ['api', 'console'],
    cases: ({ operation, sample }) =>
      operation.path.includes('{')
        ? IDENTIFIERS.map((id) =>
            send({ ...toWire(sample), target: operation.path.replace(/\{[^}]+\}/g, () => id) }),
          )
        : [],
  },
  {
    name: 'a cursor that was not given out',
    statuses: [400],
    addresses: ['api', 'console'],
    cases: ({ operation, sample }) =>
      operation.parameters.some(({ name }) => name === 'cursor')
        ? ['x', 'W10', 'bnVsbA==', 'A'.repeat(400)].flatMap((cursor) =>
            spoiled(sample, { query: [['cursor', cursor]] }),
          )
        : [],
  },
  {
    name: 'no session, or one of nobody',
    statuses: [401],
    addresses: ['console'],
    cases: ({ operation, sample }) =>
      isSecured(operation)
        ? ['', 'finops_session', 'finops_session=', NOBODY, `${'a=b; '.repeat(500)}${NOBODY}`].flatMap(
            (Cookie) => spoiled(sample, { headers: { Cookie } }),
          )
        : [],
  },
  {
    name: 'a change without the CSRF token of the session, or from another page',
    statuses: [403],
    addresses: ['console'],
    cases: ({ operation, sample }) =>
      isSecured(operation) && isChange(operation)
        ? [
            { 'X-CSRF-Token': '' },
            { 'X-CSRF-Token': 'A'.repeat(43) },
            { 'X-CSRF-Token': 'x'.repeat(4000) },
            { Origin: 'https://elsewhere.example' },
            { Origin: 'null' },
          ].flatMap((headers) => spoiled(sample, { headers }))
        : [],
  },
  {
    name: 'a bearer value of nobody beside the session',
    statuses: [401],
    addresses: ['console'],
    cases: ({ operation, sample }) =>
      isSecured(operation)
        ? ['Bearer x', 'Bearer', 'Basic OmE=', `Bearer ${'A'.repeat(4000)}`].flatMap((Authorization) =>
            spoiled(sample, { headers: { Authorization } }),
          )
        : [],
  },
  {
    name: 'a bearer value of nobody',
    statuses: [401],
    addresses: ['api'],
    cases: ({ operation, sample }) =>
      takesApiKey(operation)
        ? ['Bearer a2V5OnNlYw==', 'Bearer eyJhbGciOiJub25lIn0.e30.', `Bearer ${'A'.repeat(4000)}`].flatMap(
            (Authorization) => spoiled(sample, { headers: { Authorization } }),
          )
        : [],
  },
];
