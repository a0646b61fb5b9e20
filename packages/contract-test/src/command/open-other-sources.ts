import { loadContract } from '../contract/load/load-contract.ts';
import type { OtherSource } from '../model/other-source.ts';
import type { Sender } from '../model/sender.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { UsageError } from './terminal.ts';

/**
 * Opens the APIs that scenarios call in addition to the one under test.
 *
 * @param targets their addresses, by the name of the source description.
 * @param strict whether notes on one of their documents cause it to be refused.
 * @throws UsageError for a source without an address, an address without a source, and one name for two documents.
 */
export async function openOtherSources(
  scenarios: readonly Scenario[],
  targets: ReadonlyMap<string, URL>,
  senderTo: (target: URL) => Sender,
  strict = false,
): Promise<readonly OtherSource[]> {
  const files = filesByName(scenarios);
  const unknown = [...targets.keys()].find((name) => !files.has(name));
  if (unknown !== undefined) {
    const known = [...files.keys()].join(', ');
    throw new UsageError(
      `No scenario calls a source "${unknown}": ${known === '' ? 'leave --target-of out' : `give --target-of for ${known}`}.`,
    );
  }
  return Promise.all(
    [...files].map(async ([name, file]) => {
      const target = targets.get(name);
      if (target === undefined) {
        throw new UsageError(
          `The scenarios call the source "${name}" (${file}): give --target-of ${name}=<url>.`,
        );
      }
      return {
        name,
        contract: await loadContract(file, { strict }),
        sender: senderTo(target),
        baseUrl: target.href,
      };
    }),
  );
}

function filesByName(scenarios: readonly Scenario[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const { name, file } of scenarios.flatMap(({ sources }) => sources)) {
    const other = files.get(name) ?? file;
    if (other !== file) {
      throw new UsageError(`The scenarios call two sources "${name}", ${other} and ${file}: rename one.`);
    }
    files.set(name, file);
  }
  return files;
}
