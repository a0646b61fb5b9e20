import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ofConsole } from './testing/console-ruleset-facts.js';
import { lint, loadRuleset, ownPartOf, rulesetFile } from './testing/real-ruleset.js';

const [, bundle] = ofConsole.files;
const source = join(dirname(rulesetFile), bundle);

/** For each rule with other options a change to the console's contract that only these options find. */
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
    paths['/v1/deliveries'] = paths['/console/v1/deliveries'];
    delete paths['/console/v1/deliveries'];
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

/** Where each rule finds it. */
const places = {
  'envelope-on-success': '/components/schemas/UserResponse',
  'json-bodies': '/paths//console/v1/books/statement/get/responses/200/content',
  'status-enums-match-states': '/components/schemas/KybStatus/enum',
  'decisions-used': '/',
  'error-names-match-catalogue': '/components/schemas/ErrorName/enum',
  'operation-id-form': '/paths//console/v1/user/get/operationId',
  'issuer-paths': '/paths//v1/deliveries',
  'security-stated': '/paths//console/v1/user/get/security',
  'scopes-known': '/paths//console/v1/sandbox/get/security/0/ApiKey/0',
  'idempotency-key-on-creation': '/paths//console/v1/api_keys/post',
  'expected-responses': '/paths//console/v1/businesses/get/responses',
  'session-access': '/paths//console/v1/api_keys/get',
};

function operations({ paths }) {
  return Object.values(paths).flatMap((item) => Object.values(item));
}

describe('the ruleset on the contract of the console', () => {
  let ruleset;
  let contract;
  /** What the rules of our own find after all changes, which are apart from each other. */
  let found;
  beforeAll(async () => {
    ruleset = await loadRuleset();
    contract = JSON.parse(readFileSync(source, 'utf8'));
    const broken = structuredClone(contract);
    for (const change of Object.values(breaks)) change(broken);
    found = await lint(ownPartOf(ruleset), broken, source);
  });

  test('finds nothing', async () => {
    expect(await lint(ruleset, contract, source)).toEqual([]);
  });

  test.each(Object.entries(places))('%s finds what breaks it, there alone', (rule, place) => {
    const at = found.filter(({ code }) => code === rule).map(({ path }) => `/${path.join('/')}`);
    expect(at).not.toEqual([]);
    expect(at.filter((path) => !path.startsWith(place))).toEqual([]);
  });

  test('no other rule does', () => {
    expect([...new Set(found.map(({ code }) => code))].sort()).toEqual(Object.keys(breaks).sort());
  });

  test('every rule with options of its own is broken here, but the one that reads the state files alone', () => {
    const shown = Object.keys(breaks).filter((name) => name !== 'session-access');
    expect([...shown, 'state-machines-sound'].sort()).toEqual(Object.keys(ofConsole.options).sort());
  });
});
