import { listDeposits } from './exchange.ts';
import { amount, at, decimalsOf, Exact, expectField, type Fact, fact, list, sum, text } from './facts.ts';
import { ofKind, type PlacedRecord, type Story } from './read-story.ts';

/** Payment requests stand where their deposits put them (G44); the items of an invoice add up to its amount. */
export function checkPaymentRequests(story: Story): Fact[] {
  return [
    ...ofKind(story, 'PAYR').flatMap((request) => [...checkStatus(request), ...checkTimes(request)]),
    ...ofKind(story, 'PAYL').flatMap(checkItems),
  ];
}

function checkStatus(request: PlacedRecord): Fact[] {
  const { fields } = request;
  const deposits = listDeposits(fields);
  const asked = findAsked(request);
  const arrived = sum(deposits.map((deposit) => deposit.arrived));
  const credited = sum(deposits.map((deposit) => deposit.credited));
  const allowed = listStatuses(deposits.length, arrived.cmp(asked));
  const status = text(fields, 'status');
  const what = `is ${status} instead of ${allowed.join(' or ')}: ${deposits.length} deposits of ${arrived}, ${asked} asked`;
  const state = fact(request, 'status', allowed.includes(status), what);
  if (deposits.length === 0) {
    return [state, expectField(request, fields, 'source_amount', asked, 'it is what was asked for')];
  }
  return [
    state,
    expectField(request, fields, 'source_amount', arrived, 'it is what arrived'),
    expectField(request, fields, 'target_amount', credited, 'it is what was credited'),
    ...deposits.map(({ timestamp }) =>
      fact(
        request,
        'timeline',
        timestamp < text(fields, 'expires_at'),
        `counts a deposit of ${timestamp}, too late`,
      ),
    ),
  ];
}

/** The statuses that n deposits allow whose sum compares to what was asked for. */
function listStatuses(deposits: number, compared: -1 | 0 | 1): string[] {
  if (deposits === 0) return ['pending', 'expired', 'cancelled', 'failed'];
  if (compared < 0) return ['under_payment'];
  if (deposits > 1) return ['multiple_deposits'];
  return compared === 0 ? ['completed'] : ['over_payment'];
}

/** What was asked for in the source currency. */
function findAsked({ fields }: PlacedRecord): Exact {
  const requested = amount(fields, 'requested_amount');
  const source = text(fields, 'source_currency');
  const rate = amount(fields, 'quote_rate.rate');
  return text(fields, 'currency') === source || rate.eq(0)
    ? requested
    : requested.div(rate).round(decimalsOf(source), Exact.roundUp);
}

function checkTimes(request: PlacedRecord): Fact[] {
  const { fields } = request;
  const expires = addMinutes(text(fields, 'created_at'), 60);
  const ended = text(fields, 'status') === 'expired';
  return [
    expectField(request, fields, 'expires_at', expires, 'a request lives 60 minutes'),
    ...(at(fields, 'pay_in.type') === 'balance'
      ? []
      : [
          expectField(
            request,
            fields,
            'pay_in.expires_at',
            expires,
            'the account lives as long as the request',
          ),
        ]),
    ...(ended ? [expectField(request, fields, 'updated_at', expires, 'it expired then')] : []),
  ];
}

function checkItems(link: PlacedRecord): Fact[] {
  const items = list(link.fields, 'meta.items');
  if (items.length === 0) return [];
  const total = sum(items.map((item) => amount(item, 'amount').times(amount(item, 'quantity'))));
  const field = 'target_amount' in link.fields ? 'target_amount' : 'quote_amount';
  return [expectField(link, link.fields, field, total, 'it is the sum of the items')];
}

/** The moment some minutes after another, in the form of the contract. */
function addMinutes(moment: string, minutes: number): string {
  const time = Date.parse(moment);
  return Number.isNaN(time) ? '' : new Date(time + minutes * 60_000).toISOString().replace('.000Z', 'Z');
}
