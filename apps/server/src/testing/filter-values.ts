/** What to ask the filters of lists for that `seedLists` has filled: values of many rows, of few, and of none. */
export function filterValues({
  userId,
  apiKeyId,
}: {
  readonly userId: string;
  readonly apiKeyId: string;
}): Readonly<Record<string, readonly string[]>> {
  return {
    quote_id: ['QUO_0000000000005000', 'QUO_0000000000005001'],
    'listTransfers.status': [
      'failed',
      'processing',
      'funds_converted',
      'cancelled',
      'failed,cancelled',
      'failed,funds_converted',
      'failed,processing',
    ],
    'listTransactions.type': ['fees', 'withdrawals', 'deposits', 'refunds'],
    'listTransactions.currency': ['BTC', 'USDT', 'NGN', 'GHS'],
    action: ['business.submitted', 'api_key.created', 'sandbox.deposit_made', 'session.created'],
    actor: ['USR_former', userId, apiKeyId, 'USR_nobody'],
    currency: ['NGN'],
    'listPairs.id': ['USDT/NGN'],
    'listPairs.sort_by': ['base'],
    base: ['USDT'],
    counter: ['NGN'],
    country: ['NG'],
    withdrawal: ['true'],
    deposit: ['true'],
    q: ['ada'],
  };
}
