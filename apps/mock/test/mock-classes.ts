import { type MalformedClass, spoiled } from '@finops/contract-express/testing';

/** Classes of malformed requests specific to this API, in addition to the general ones. */
export const mockClasses: readonly MalformedClass[] = [
  {
    name: 'a status in Prefer that is not documented',
    statuses: [400],
    cases: ({ sample }) =>
      ['code=299', 'code=abc', 'code=', 'code=99999'].flatMap((Prefer) =>
        spoiled(sample, { headers: { Prefer } }),
      ),
  },
  {
    name: 'an example in Prefer that does not exist',
    statuses: [400],
    cases: ({ sample }) =>
      ['example=__proto__', 'example=no-such, code=500'].flatMap((Prefer) =>
        spoiled(sample, { headers: { Prefer } }),
      ),
  },
  {
    name: 'X-BU-VERSION',
    statuses: [400],
    cases: ({ sample }) => spoiled(sample, { headers: { 'X-BU-VERSION': '2023-01-01' } }),
  },
];
