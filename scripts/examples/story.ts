import { checkAmounts } from './story/amounts.ts';
import { checkErrors } from './story/errors.ts';
import type { Fact, Json, Place } from './story/facts.ts';
import { checkIdentity } from './story/identity.ts';
import { checkMoments } from './story/moments.ts';
import { checkPledges } from './story/pledges.ts';
import { type Machine, readStory, type Story } from './story/read-story.ts';
import { checkReferences } from './story/references.ts';
import { checkStates } from './story/states.ts';
import { checkTransactions } from './story/transactions.ts';
import { checkTransfers } from './story/transfers.ts';

/**
 * The rules that all examples together have to meet, by name. What a quote, a transfer, its entries, a payment
 * request, a pair or a balance say by themselves is no rule here: the server's tests make these examples and compare them, value by value.
 */
const RULES: Record<string, (story: Story) => Fact[]> = {
  identity: checkIdentity,
  references: checkReferences,
  transfers: checkTransfers,
  transactions: checkTransactions,
  pledges: checkPledges,
  states: checkStates,
  moments: checkMoments,
  amounts: checkAmounts,
  errors: checkErrors,
};

/** Something in an example that the rest of the story, or arithmetic, contradicts. */
interface Finding extends Place {
  what: string;
}

/** What the examples of a bundle contradict each other in. */
export interface StoryReport {
  findings: Finding[];
  /** How many facts each rule looked at. */
  checked: Record<string, number>;
}

/** Holds all examples of a bundle against each other: one business, one set of records, exact money. */
export function checkStory(document: Json, machines: Record<string, Machine>): StoryReport {
  const story = readStory(document, machines);
  const facts = Object.entries(RULES).map(([name, rule]) => ({ name, found: rule(story) }));
  return {
    findings: facts
      .flatMap(({ found }) => found)
      .filter(({ holds }) => !holds)
      .map(({ example, pointer, what }) => ({ example, pointer, what })),
    checked: Object.fromEntries(facts.map(({ name, found }) => [name, found.length])),
  };
}
