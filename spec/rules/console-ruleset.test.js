import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { bundleAndLoadRuleset } from '@stoplight/spectral-ruleset-bundler/with-loader';
import { beforeAll, describe, expect, test } from 'vitest';
import { lint, ownPartOf, rulesetFile } from './testing/real-ruleset.js';
import { ofConsole } from './testing/ruleset-facts.js';

const [, bundle] = ofConsole.files;
const source = join(dirname(rulesetFile), bundle);

/** For each rule with other options changes to the console's contract that only these options find. */
const breaks = {
  'envelope-on-success': ({ components }) => {
    components.schemas.UserResponse.allOf[1].required = [];
  },
  'json-bodies': ({ paths }) => {
    const answer = paths['/console/v1/books/statement'].get.responses['200'];
    answer.content['text/plain'] = answer.content['text/csv'];
    delete answer.content['text/csv'];
  },
  'status-enums-match-states': ({ components }) => {
    components.schemas.KybStatus.enum.push('lost');
  },
  'decisions-used': (document) => {
    for (const operation of operations(document))
      if (operation['x-decision'] === 'G97') delete operation['x-decision'];
    delete document.components.schemas.AuditAction['x-decision'];
    const actor = document.components.schemas.AuditEntry.properties.actor;
    delete actor.properties.kind['x-decision'];
  },
  'error-names-match-catalogue': ({ components }) => {
    components.schemas.ErrorName.enum.pop();
  },
  'operation-id-form': ({ paths }) => {
    paths['/console/v1/user'].get.operationId = 'updateUser2';
  },
  'issuer-paths': ({ paths }) => {
    paths['/v1/user'] = paths['/console/v1/user'];
    delete paths['/console/v1/user'];
  },
  'security-stated': ({ paths }) => {
    paths['/console/v1/user'].get.security.push({ ApiKey: ['sandbox:control'] });
  },
  'scopes-known': ({ paths }) => {
    paths['/console/v1/sandbox'].get.security[0].ApiKey = ['sandbox:steer'];
  },
  'idempotency-key-on-creation': ({ paths }) => {
    paths['/console/v1/api_keys'].post.operationId = 'createAnotherKey';
  },
  'expected-responses': ({ paths }) => {
    delete paths['/console/v1/businesses'].get.responses['403'];
  },
  'session-access': ({ paths }) => {
    delete paths['/console/v1/api_keys'].get['x-roles'];
  },
};

function operations({ paths }) {
  return Object.values(paths).flatMap((item) => Object.values(item));
}

describe('the ruleset on the contract of the console', () => {
  let ruleset;
  let own;
  let contract;
  beforeAll(async () => {
    ruleset = await bundleAndLoadRuleset(rulesetFile, { fs, fetch });
    own = ownPartOf(ruleset);
    contract = JSON.parse(fs.readFileSync(source, 'utf8'));
  });

  test('finds nothing', async () => {
    expect(await lint(ruleset, contract, source)).toEqual([]);
  });

  test.each(Object.entries(breaks))('%s finds what breaks it, no other rule does', async (rule, change) => {
    const broken = structuredClone(contract);
    change(broken);
    const found = await lint(own, broken, source);
    expect([...new Set(found.map(({ code }) => code))]).toEqual([rule]);
  });

  test('every rule with options of its own is broken here, but the one that reads the state files alone', () => {
    const shown = Object.keys(breaks).filter((name) => name !== 'session-access');
    expect([...shown, 'state-machines-sound'].sort()).toEqual(Object.keys(ofConsole.options).sort());
  });
});
