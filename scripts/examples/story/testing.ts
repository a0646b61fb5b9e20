import { join } from 'node:path';
import { readStates } from '../../codegen/catalogues.ts';
import { root } from '../../root.ts';
import { generatedBundle } from '../../testing/generated-bundle.ts';
import { checkStory, type StoryReport } from '../story.ts';
import type { Json } from './facts.ts';

/** A contradiction put into one example: what it is, the example, where and to what, and the words of its finding. */
export type Broken = [title: string, example: string, path: string, replacement: unknown, what: RegExp];

const states = readStates(join(root, 'spec'), 'states');
const contract = generatedBundle('openapi.json');

/** What the examples of the contract contradict each other in. */
export function checkContract(): StoryReport {
  return checkStory(contract, states);
}

/** The same after one value of one example, named as a component, is replaced; undefined takes it away. */
export function checkBroken(name: string, path: string, replacement: unknown): StoryReport {
  const document = structuredClone(contract);
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
export function findInBroken(name: string, path: string, replacement: unknown): string[] {
  const { findings } = checkBroken(name, path, replacement);
  return findings.map(({ what }) => what);
}
