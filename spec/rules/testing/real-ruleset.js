import * as fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Document, Spectral } from '@stoplight/spectral-core';
import { Json } from '@stoplight/spectral-parsers';
import { parse } from 'yaml';
import { goodDocument } from './good-document.js';

/** The ruleset of the repository. */
export const rulesetFile = fileURLToPath(new URL('../../../.spectral.yaml', import.meta.url));

/** Its rules that are not those of the standard ruleset. */
export function ownRules() {
  const { rules } = parse(fs.readFileSync(rulesetFile, 'utf8'));
  return Object.entries(rules).filter(([, rule]) => typeof rule === 'object');
}

/** What the good document has to be built from: the catalogues that the rules read. */
export function catalogues() {
  const read = (file) => parse(fs.readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));
  const states = fs
    .readdirSync(new URL('../../states', import.meta.url))
    .filter((file) => file.endsWith('.yaml'));
  return {
    decisions: read('decisions.yaml').map(({ id }) => id),
    errorNames: read('errors.yaml')
      .filter(({ kind }) => kind === 'api')
      .map(({ name }) => name),
    machines: states.map((file) => read(`states/${file}`)).filter(({ schema }) => schema),
  };
}

/** The good document, after `change` was made to it. */
export function documentAfter(change = () => {}) {
  const document = structuredClone(goodDocument(catalogues()));
  change(document);
  return document;
}

/** What a ruleset finds in a document. */
export async function lint(ruleset, document) {
  const spectral = new Spectral();
  spectral.setRuleset(ruleset);
  return spectral.run(new Document(JSON.stringify(document), Json, 'openapi.json'));
}
