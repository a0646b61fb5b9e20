/** Amounts by currency, in the order of opening the balances. */
type Amounts = Readonly<Record<string, string>>;

/**
 * The opening balances of a funded sandbox business: the demo business, and any other after a reset that asks for
 * them.
 */
export const openingBalances: Amounts = {
  NGN: '2500000.00',
  USDT: '25000.00',
  BTC: '0.50',
  KES: '350000.00',
  USD: '10000.00',
};

/** The funded customer of the demo business, with the id of the contract's examples. */
export const fundedCustomerId = 'CUS_5pXw8RkJ2vTq9LmB';

/** The opening balances of that customer. */
export const customerBalances: Amounts = { NGN: '150000.00', USDT: '500.00' };

/** The reference of all opening balances: a profile receives each once, until a reset. */
export const OPENING_REFERENCE = 'demo:opening';
