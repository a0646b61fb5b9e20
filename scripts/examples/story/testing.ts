import { join } from 'node:path';
import { bundleSpec } from '../../codegen/bundle.ts';
import { readStates } from '../../codegen/catalogues.ts';
import { root } from '../../root.ts';
import { checkStory, type StoryReport } from '../story.ts';
import type { Json } from './facts.ts';

/** A contradiction put into one example: what it is, the example, where and to what, and the words of its finding. */
export type Broken = [title: string, example: string, path: string, replacement: unknown, what: RegExp];

const spec = join(root, 'spec');
const states = readStates(spec, 'states');
const contract = bundleSpec(join(spec, 'openapi.yaml'));

/** What the examples of the contract contradict each other in. */
export async function checkContract(): Promise<StoryReport> {
  return checkStory(await contract, states);
}

/** The same after one value of one example, named as a component, is replaced; undefined takes it away. */
export async function checkBroken(name: string, path: string, replacement: unknown): Promise<StoryReport> {
  const document = structuredClone(await contract);
  const example = document.components.examples?.[name] as { value: Json } | undefined;
  if (!example) throw new Error(`There is no example ${name}.`);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce((node, key) => node[key] as Json, example.value);
  if (replacement === undefined) delete holder[last];
  else holder[last] = replacement;
  return checkStory(document, states);
}

/** What is found after one value is replaced. */
export async function findInBroken(name: string, path: string, replacement: unknown): Promise<string[]> {
  const { findings } = await checkBroken(name, path, replacement);
  return findings.map(({ what }) => what);
}
