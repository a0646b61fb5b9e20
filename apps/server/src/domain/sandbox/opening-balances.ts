/** Amounts by currency, in the order in which the balances are opened. */
type Amounts = Readonly<Record<string, string>>;

/** What a business of the sandbox holds when it begins with money: the demo business, and any other after a reset that asks for it. */
export const openingBalances: Amounts = {
  NGN: '2500000.00',
  USDT: '25000.00',
  BTC: '0.50',
  KES: '350000.00',
  USD: '10000.00',
};

/** The customer of the demo business who holds money, too; it has the identifier of the contract's examples. */
export const fundedCustomerId = 'CUS_5pXw8RkJ2vTq9LmB';

/** What that customer holds at first. */
export const customerBalances: Amounts = { NGN: '150000.00', USDT: '500.00' };

/** Of all opening balances: a profile has each once, until a reset. */
export const OPENING_REFERENCE = 'demo:opening';
