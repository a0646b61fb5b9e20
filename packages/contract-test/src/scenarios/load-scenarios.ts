import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readScenarios } from './read-scenarios.ts';
import type { Scenario } from './scenario.ts';
import { ScenarioError } from './scenario.ts';

/**
 * Reads the Arazzo documents (`.yaml`, `.yml`, `.json`) of a folder, in name order.
 *
 * @throws ScenarioError if the folder cannot be read or has none, for unsupported features, and for duplicate workflow
 * ids.
 */
export async function loadScenarios(folder: string): Promise<Scenario[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    throw new ScenarioError(`The folder ${folder} cannot be read (${error.code}).`);
  });
  const scenarios: Scenario[] = [];
  for (const name of names.filter((one) => /\.(ya?ml|json)$/.test(one)).sort()) {
    const file = join(folder, name);
    scenarios.push(...readScenarios(relative(process.cwd(), file), await readFile(file, 'utf8')));
  }
  if (scenarios.length === 0) throw new ScenarioError(`The folder ${folder} has no scenario.`);
  const ids = scenarios.map(({ id }) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) throw new ScenarioError(`The folder ${folder} has two workflows \`${twice}\`.`);
  return scenarios;
}
