import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContract } from '../contract/load/load-contract.ts';
import type { Contract } from '../contract/model.ts';
import { diffContracts } from './diff-contracts.ts';

const repository = join(import.meta.dirname, '../../../..');
const directory = mkdtempSync(join(tmpdir(), 'diff-spec-'));
const spec = join(directory, 'spec');
let contract: Contract;

beforeAll(async () => {
  cpSync(join(repository, 'spec'), spec, { recursive: true });
  contract = await loadContract(join(spec, 'openapi.yaml'));
});
afterAll(() => rmSync(directory, { recursive: true }));

/** What an edit of one file changes: `level id operation where`. */
async function edited(file: string, from: string, to: string): Promise<readonly string[]> {
  const path = join(spec, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
  try {
    const changes = diffContracts(contract, await loadContract(join(spec, 'openapi.yaml')));
    return changes.map(({ level, id, operation, where }) => `${level} ${id} ${operation} ${where}`);
  } finally {
    writeFileSync(path, text);
  }
}

it('the spec and its bundle are the same contract', async () => {
  const bundle = await loadContract(join(repository, 'packages/contract/src/generated/openapi.json'));
  expect(diffContracts(contract, bundle)).toEqual([]);
  expect(diffContracts(bundle, contract)).toEqual([]);
});

describe('an edit that breaks', () => {
  it('a field that becomes required', async () => {
    const file = 'resources/quotes/schemas/QuoteTerms.yaml';
    expect(
      await edited(
        file,
        'required: [source_currency, target_currency]',
        'required: [source_currency, target_currency, reference]',
      ),
    ).toEqual(['breaking request-property-became-required createQuote request body']);
  });

  it('a shorter text', async () => {
    expect(
      await edited('resources/quotes/schemas/QuoteTerms.yaml', 'maxLength: 255', 'maxLength: 254'),
    ).toEqual(['breaking request-property-max-length-decreased createQuote request body /reference']);
  });

  it('a field that answers may lack', async () => {
    const changes = await edited(
      'resources/quotes/schemas/Quote.yaml',
      'required: [id, source_currency,',
      'required: [id,',
    );
    expect(changes.length).toBeGreaterThan(1);
    expect(
      changes.filter(
        (change) => !/^breaking response-property-became-optional \w+ response 20\d /.test(change),
      ),
    ).toEqual([]);
  });

  it('an operation that goes', async () => {
    const changes = await edited('resources/transactions/transaction.yaml', 'get:', 'x-get:');
    expect(changes).toEqual([
      'breaking api-path-removed-without-deprecation getTransaction GET /v1/transactions/{id}',
    ]);
  });

  it('a scope that is asked for', async () => {
    const changes = await edited(
      'resources/quotes/quote.yaml',
      'ApiKey: [quotes:read]',
      'ApiKey: [quotes:read, quotes:write]',
    );
    expect(changes).toEqual(['breaking api-security-scope-added getQuote security']);
  });
});

describe('an edit that breaks nothing', () => {
  it.each([
    [
      'a longer text in a request',
      'resources/pledges/schemas/PledgeQuoteCreate.yaml',
      'maxLength: 255',
      'maxLength: 300',
    ],
    [
      'a description',
      'resources/quotes/schemas/Quote.yaml',
      'Amount to convert or send.',
      'Amount to convert.',
    ],
    [
      'a constant for an enumeration of one',
      'resources/quotes/schemas/ReversalPolicy.yaml',
      'enum: [conversion_only]',
      'const: conversion_only',
    ],
  ])('%s', async (_, file, from, to) => {
    expect((await edited(file, from, to)).filter((change) => !change.startsWith('info'))).toEqual([]);
  });

  it('a status that came is a warning', async () => {
    const changes = await edited('resources/quotes/schemas/QuoteStatus.yaml', 'expired]', 'expired, late]');
    expect(changes.filter((change) => change.startsWith('breaking'))).toEqual([]);
    expect(
      changes.filter((change) => change.startsWith('warning response-property-enum-value-added')),
    ).not.toEqual([]);
  });
});
