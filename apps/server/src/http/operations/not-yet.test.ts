import { readdirSync, readFileSync } from 'node:fs';
import { operationTable } from '@finops/contract';
import { expect, test } from 'vitest';
import { notYetHandlers, notYetIssuerHandlers } from './not-yet.ts';

test('these operations answer 503, and no others: the list may only shrink', () => {
  expect([...Object.keys(notYetHandlers), ...Object.keys(notYetIssuerHandlers)].sort()).toEqual([
    'authorizeApp',
    'cancelPaymentRequest',
    'createCustomer',
    'createPaymentLink',
    'createPaymentLinkRequest',
    'createPaymentRequest',
    'createPledgeQuote',
    'createToken',
    'deletePaymentLink',
    'getCustomer',
    'getJwks',
    'getOpenidConfiguration',
    'getPaymentLink',
    'getPaymentRequest',
    'getStockPosition',
    'getVirtualBankAccount',
    'listCustomers',
    'listPaymentLinkRequests',
    'listPaymentLinks',
    'listPaymentRequests',
    'listStockMovers',
    'revokeToken',
    'shareCustomerToken',
    'updateCustomer',
    'updatePaymentLink',
    'verifyCustomer',
  ]);
});

test('every operation has a file of its own or is in the list, and no file has another name', () => {
  const kebab = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const listed = new Set([...Object.keys(notYetHandlers), ...Object.keys(notYetIssuerHandlers)]);
  const live = Object.keys(operationTable).filter((id) => !listed.has(id));
  const files = readdirSync(new URL('.', import.meta.url), { recursive: true })
    .map(String)
    .filter((file) => file.includes('/') && !/(-body|\.test)\.ts$/.test(file) && file.endsWith('.ts'))
    .map((file) => file.replace(/^.*\/|\.ts$/g, ''));
  expect(files.sort()).toEqual(live.map(kebab).sort());
});

test('no handler reads an example of the contract', () => {
  const directory = new URL('.', import.meta.url);
  const sources = readdirSync(directory, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(file, directory), 'utf8'));
  expect(sources.length).toBeGreaterThan(10);
  for (const source of sources) {
    expect(source).not.toMatch(/from '[^']*(example|openapi\.json|contract\/document|node:fs)/);
  }
});
