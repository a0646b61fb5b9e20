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
    q: ['zuse', 'ada', 'lovelace', 'nobody', '%%%'],
    'listPlatformCustomers.status': ['in_review', 'active'],
    'getStockPosition.symbol': ['AAPL'],
    reference: ['INV-2026-0417'],
    'listEvents.status': ['retrying,exhausted'],
    'listDeliveries.status': ['retrying,exhausted'],
    category: ['transfer'],
    event: ['transfer.failed'],
    event_id: ['EVT_0000000000005000'],
    webhook_endpoint_id: ['WHE_0000000000000001'],
    request_id: ['req_0000000000005000'],
    'listRequestLogs.status': ['4XX'],
    method: ['POST'],
    path: ['/v1/transfers'],
    from: ['2026-01-01T01:00:00Z'],
    to: ['2026-01-01T02:00:00Z'],
    business_id: ['BUS_0000000000000000'],
  };
}
