import { stateMachines } from '@finops/contract';
import { describe, expect, it } from 'vitest';
import { sampleCustomer } from '../../../test/harness/seed/sample-customer.ts';
import { InvalidState } from '../domain-error.ts';
import type { CustomerStatus } from './customer.ts';
import { customerStatuses, eventOfMove, type Mover } from './verification.ts';

const { moves } = stateMachines['customer-verification'];
const movers: readonly Mover[] = ['customer', 'review', 'compliance'];
const every = customerStatuses.flatMap((from) =>
  customerStatuses.flatMap((to) =>
    movers.map((by): [CustomerStatus, CustomerStatus, Mover] => [from, to, by]),
  ),
);
const isListed = ([from, to, by]: (typeof every)[number]) =>
  moves.some((move) => move.from === from && move.to === to && move.by === by);

describe('the verification of a customer', () => {
  it.each(every.filter(isListed))('goes from %s to %s by %s, and tells of it', (from, to, by) => {
    expect(eventOfMove(sampleCustomer({ status: from }), to, by)).toBe(`customer.verification.${to}`);
  });

  it.each(every.filter((move) => !isListed(move)))('does not go from %s to %s by %s', (from, to, by) => {
    expect(() => eventOfMove(sampleCustomer({ status: from }), to, by)).toThrow(InvalidState);
  });
});
