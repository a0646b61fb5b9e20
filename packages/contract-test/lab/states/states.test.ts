import { expect, it } from 'vitest';
import { loadContract } from '../../src/contract/load/load-contract.ts';
import { baseProbes } from '../../src/probes/base.ts';
import { takenValueProbes } from '../../src/probes/flows/taken-twice.ts';
import { statefulProbes } from '../../src/probes/states/index.ts';
import { driveProbes, told } from '../../test/probes/drive-probes.ts';
import { ordersServer, type StateFault, stateFaults } from './server.ts';

const contract = await loadContract(new URL('openapi.yaml', import.meta.url).pathname);
const creations = contract.operations.filter(({ method, path }) => method === 'POST' && !path.includes('{'));
const probes = [...baseProbes(creations), ...statefulProbes(contract), ...takenValueProbes(contract)];

it.each([1, 2, 3, 4, 5])('finds nothing in a correct server, seed %i', (seed) => {
  const { findings } = driveProbes(contract, probes, ordersServer(), seed);
  expect(findings.map(({ rule, expected, actual }) => [rule, expected, actual])).toEqual([]);
});

it('lets orders change by themselves', () => {
  const server = ordersServer(undefined, 'orders are paid when they are read');
  expect(told(driveProbes(contract, probes, server))).toEqual([]);
});

it.each(Object.entries(stateFaults) as [StateFault, string][])('finds that %s', (fault, finding) => {
  for (const seed of [1, 2, 3]) {
    const findings = told(driveProbes(contract, probes, ordersServer(fault), seed));
    expect({ seed, findings }).toEqual({ seed, findings: [`${finding} /status`] });
  }
});
