/**
 * Budget of processor time in seconds for the tests of each folder in one run of `npm test`, including the processes
 * that they end. `npm run test:soak` fails if a folder exceeds it.
 */
export const budgets: Readonly<Record<string, number>> = {
  'apps/docs/src': 40,
  'apps/mock/src': 20,
  'apps/server/bench': 5,
  'apps/server/src': 300,
  'apps/server/test': 200,
  'packages/cli': 10,
  'packages/client': 30,
  'packages/contract': 10,
  'packages/contract-express': 60,
  'packages/contract-test': 130,
  'packages/openapi': 10,
  'scripts/bench': 5,
  'scripts/callers': 25,
  'scripts/checks': 30,
  'scripts/codegen': 30,
  'scripts/documents': 50,
  'scripts/examples': 5,
  'scripts/image': 5,
  'scripts/mutation': 5,
  'scripts/packaging': 90,
  'scripts/processes': 5,
  'scripts/production': 20,
  'scripts/release': 5,
  'scripts/start': 120,
  'scripts/testing': 5,
  'scripts/trace': 10,
  'spec/rules': 10,
};
