import * as fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Document, Ruleset, Spectral } from '@stoplight/spectral-core';
import { Json } from '@stoplight/spectral-parsers';
import { bundleAndLoadRuleset } from '@stoplight/spectral-ruleset-bundler/with-loader';
import { readCatalogue, readCatalogues } from '../catalogues.js';
import { goodDocument } from './good-document.js';

/** The ruleset of the repository. */
export const rulesetFile = fileURLToPath(new URL('../../../.spectral.yaml', import.meta.url));

const context = { rule: { owner: { source: rulesetFile } } };

let loaded;

/** Loaded as on the command line; only once, since that is slow. */
export function loadRuleset() {
  loaded ??= bundleAndLoadRuleset(rulesetFile, { fs, fetch });
  return loaded;
}

/** What it says. */
export function readRuleset() {
  return readCatalogue('.spectral.yaml', context);
}

/** Its rules that are not those of the standard ruleset. */
export function ownRules() {
  return Object.entries(readRuleset().rules).filter(([, rule]) => typeof rule === 'object');
}

const names = new Set(ownRules().map(([name]) => name));

/** The good document, built for the current catalogues, after applying `change`. */
export function documentAfter(change = () => {}) {
  const document = structuredClone(goodDocument(catalogues()));
  change(document);
  return document;
}

/** The ruleset without the standard rules, which take most of the time. */
export function ownPartOf({ definition }) {
  const own = (rules = {}) => Object.fromEntries(Object.entries(rules).filter(([name]) => names.has(name)));
  const { extends: _standard, rules, overrides = [], ...rest } = definition;
  return new Ruleset(
    {
      ...rest,
      rules: own(rules),
      overrides: overrides
        .map((override) => ({ ...override, rules: own(override.rules) }))
        .filter((override) => Object.keys(override.rules).length > 0),
    },
    { severity: 'recommended', source: rulesetFile },
  );
}

/** The findings of a ruleset in a document; its path determines the options. */
export async function lint(ruleset, document, source = 'openapi.json') {
  const spectral = new Spectral();
  spectral.setRuleset(ruleset);
  return spectral.run(new Document(JSON.stringify(document), Json, source));
}

function catalogues() {
  const states = Object.values(readCatalogues('spec/states', context));
  const steps = states.flatMap(({ created = [], moves = [] }) => [...created, ...moves]);
  const all = readCatalogue('spec/errors.yaml', context);
  return {
    decisions: readCatalogue('spec/decisions.yaml', context)
      .filter(({ contract }) => contract === undefined)
      .map(({ id }) => id),
    errors: all.filter(({ kind }) => kind === 'api'),
    oauthErrors: all.filter(({ kind }) => kind === 'oauth').map(({ name }) => name),
    machines: states.filter(({ schema, contract }) => schema && contract === undefined),
    events: [...new Set(steps.flatMap(({ event }) => event ?? []))],
  };
}
