import type { Category } from './quoting.ts';
import { requestWays, type Way, ways } from './routes.ts';
import type { Fate } from './transfer.ts';
import type { Step } from './transitions.ts';

/** A sequence that is played as it stands. */
export interface Tour {
  readonly name: string;
  readonly steps: readonly Step[];
}

type Twist = Partial<
  Pick<Extract<Step, { kind: 'quote' }>, 'form' | 'fate' | 'isRefused' | 'givesSourceBack' | 'who'>
>;

const HOUR = 3600;
const take: Step = { kind: 'take', pick: 0, any: false };
const payExactly: Step = { kind: 'pay', pick: 0, any: false, percent: 100 };
const cancel: Step = { kind: 'cancel', pick: 0, any: false };
const secondsPass = (seconds: number): Step => ({ kind: 'advance', seconds });

const conversion = way('conversion', 'USDT', 'NGN');
const payout = way('withdrawal', 'USDT', 'NGN');
const plainPayout = way('withdrawal', 'NGN', 'NGN');
const deposit = way('deposit', 'NGN', 'NGN');
const onRamp = way('buy', 'NGN', 'USDT');
const offRamp = way('sell', 'USDT', 'NGN');
const saleToBalance = way('sell', 'USDT', 'KES');
const paidByPhone = way('buy', 'KES', 'USDT');

/** Every category to its end and off it, so that each documented move occurs in every run, however few the random ones are. */
export const tours: readonly Tour[] = [
  { name: 'a conversion', steps: [asks(conversion), take, secondsPass(2), secondsPass(1)] },
  { name: 'a conversion that is called off', steps: [asks(conversion), take, cancel, secondsPass(10)] },
  { name: 'a refused conversion', steps: [asks(conversion, { isRefused: true }), take, secondsPass(10)] },
  {
    name: 'a conversion whose pair is halted',
    steps: [
      asks(conversion),
      take,
      { kind: 'halt', pick: 0, any: true },
      secondsPass(10),
      asks(conversion),
      { kind: 'resume' },
    ],
  },
  ...payoutTours('a payout', payout),
  ...payoutTours('a payout without exchange', plainPayout),
  {
    name: 'a deposit',
    steps: [asks(deposit), take, payExactly, secondsPass(1), secondsPass(1), payInVain(100)],
  },
  { name: 'a smaller deposit', steps: [asks(deposit), take, pay(50), secondsPass(10)] },
  { name: 'a larger deposit', steps: [asks(deposit), take, pay(250), secondsPass(10)] },
  { name: 'a purchase', steps: [asks(onRamp), take, payExactly, secondsPass(2), secondsPass(1)] },
  {
    name: 'a purchase by phone',
    steps: [asks(paidByPhone, { form: 'target' }), take, secondsPass(3), secondsPass(10)],
  },
  {
    name: 'a refused purchase',
    steps: [asks(onRamp, { isRefused: true }), take, payExactly, secondsPass(10)],
  },
  ...[deposit, onRamp, offRamp, saleToBalance].flatMap((paid) => {
    const name = `${paid.source} for ${paid.target}`;
    return [
      {
        name: `${name} that nobody pays in time`,
        steps: [asks(paid), take, secondsPass(2 * HOUR), payInVain(100)],
      },
      {
        name: `${name} that is called off and paid`,
        steps: [asks(paid), take, cancel, payInVain(50), cancelAgain()],
      },
    ];
  }),
  ...[onRamp, offRamp, saleToBalance].flatMap((paid) => {
    const name = `${paid.source} for ${paid.target}`;
    return [
      { name: `${name} that is paid another amount`, steps: [asks(paid), take, pay(98), secondsPass(10)] },
      { name: `${name} that is paid a little less`, steps: [asks(paid), take, pay(99), secondsPass(20)] },
      { name: `${name} that is paid a little more`, steps: [asks(paid), take, pay(101), secondsPass(20)] },
      {
        name: `${name} that is paid too late`,
        steps: [asks(paid), take, { kind: 'pay_late', pick: 0, percent: 100 } satisfies Step],
      },
    ];
  }),
  ...(['delivered', 'refused', 'returned', 'under_way'] as const).flatMap((fate) =>
    [false, true].map((givesSourceBack) => ({
      name: `a sale that is ${fate}${givesSourceBack ? ', with the source given back' : ''}`,
      steps: [
        asks(offRamp, { fate, givesSourceBack }),
        take,
        payExactly,
        secondsPass(5),
        secondsPass(1),
        secondsPass(2),
        secondsPass(30),
      ],
    })),
  ),
  ...[onRamp, offRamp, saleToBalance].map((paid) => ({
    name: `${paid.source} for ${paid.target} whose pair is halted once it is paid`,
    steps: [
      asks(paid),
      take,
      payExactly,
      secondsPass(paid === onRamp ? 2 : 5),
      { kind: 'halt', pick: 0, any: true } satisfies Step,
      secondsPass(10),
    ],
  })),
  {
    name: 'a sale whose proceeds stay on the balance',
    steps: [
      asks(saleToBalance),
      take,
      payExactly,
      secondsPass(5),
      secondsPass(1),
      { kind: 'settle', pick: 0, any: true, outcome: 'failed' },
      payInVain(100),
    ],
  },
  {
    name: 'a refused sale to the balance',
    steps: [asks(saleToBalance, { isRefused: true }), take, payExactly, secondsPass(10)],
  },
  { name: 'a refused sale', steps: [asks(offRamp, { isRefused: true }), take, payExactly, secondsPass(10)] },
  {
    name: 'a sale whose payout fails by decision',
    steps: [asks(offRamp), take, payExactly, secondsPass(6), settles('failed'), secondsPass(10)],
  },
  {
    name: 'a quote that expires, and one that is taken twice',
    steps: [
      asks(conversion),
      secondsPass(HOUR),
      { kind: 'take', pick: 0, any: true },
      asks(conversion),
      take,
      { kind: 'take', pick: 0, any: true },
    ],
  },
  {
    name: 'deposits to present and former addresses',
    steps: [
      { kind: 'open_address', who: 'customer', wallet: { currency: 'USDT', network: 'TRX' }, isNew: true },
      { kind: 'pay_address', pick: 0, size: 100 },
      { kind: 'pay_address', pick: 1, size: 101 },
      { kind: 'pay_address', pick: 0, size: 1 },
    ],
  },
  {
    name: 'deposits to static accounts',
    steps: [
      { kind: 'pay_account', currency: 'NGN', size: 100 },
      { kind: 'pay_account', currency: 'KES', size: 101 },
      { kind: 'pay_account', currency: 'USD', size: 1 },
    ],
  },
  ...requestWays.flatMap(requestTours),
];

function payoutTours(name: string, of: Way): Tour[] {
  const fates: readonly Fate[] = ['delivered', 'refused', 'returned', 'under_way'];
  const exchange: readonly Tour[] =
    of.source === of.target
      ? []
      : [
          {
            name: `${name} that the venue refuses`,
            steps: [asks(of, { isRefused: true }), take, secondsPass(10)],
          },
        ];
  return [
    ...fates.flatMap((fate) =>
      [false, true].map((givesSourceBack) => ({
        name: `${name} that is ${fate}${givesSourceBack ? ', with the source given back' : ''}`,
        steps: [asks(of, { fate, givesSourceBack }), take, secondsPass(2), secondsPass(3), secondsPass(30)],
      })),
    ),
    ...exchange,
    { name: `${name} that is called off`, steps: [asks(of), take, cancel, secondsPass(10)] },
    {
      name: `${name} that fails by decision`,
      steps: [asks(of), take, secondsPass(2), settles('failed'), secondsPass(9)],
    },
    {
      name: `${name} that comes back by decision`,
      steps: [
        asks(of, { fate: 'under_way' }),
        take,
        secondsPass(9),
        settles('not_delivered'),
        secondsPass(9),
      ],
    },
    {
      name: `${name} that is delivered by decision`,
      steps: [asks(of, { fate: 'returned' }), take, secondsPass(6), settles('delivered'), secondsPass(60)],
    },
  ];
}

/** Every way for a request to end, and what comes later. */
function requestTours(of: Way): Tour[] {
  const name = `a request for ${of.target} to pay ${of.source} by ${of.payIn?.type} ${of.payIn?.phone ?? ''}`;
  const tour = (end: string, ...steps: readonly Step[]): Tour => ({ name: `${name} ${end}`, steps });
  const later = paysRequest(30, true);
  if (of.payIn?.type === 'balance')
    return [tour('is paid at once', requests(of), later, cancelsRequest(true))];
  const itself = tour(
    'follows what happens by itself',
    requests(of),
    secondsPass(10),
    secondsPass(HOUR),
    later,
  );
  if (of.payIn?.type === 'mobile_money') return [itself];
  return [
    itself,
    tour('completed', requests(of, { form: 'target' }), paysRequest(100), later, cancelsRequest(true)),
    tour('overpaid', requests(of), paysRequest(130), later),
    tour(
      'underpaid',
      requests(of),
      paysRequest(40),
      paysRequest(20),
      secondsPass(HOUR),
      paysRequest(40, true),
    ),
    tour('paid in parts', requests(of), paysRequest(60), paysRequest(60), later),
    tour('of which too little comes', requests(of), paysRequest(1)),
    tour('cancelled', requests(of), cancelsRequest(), later, cancelsRequest(true)),
    tour('failed', requests(of, { isRejected: true }), paysRequest(100), later),
  ];
}

function requests(
  of: Way,
  twist: Partial<Pick<Extract<Step, { kind: 'request' }>, 'form' | 'isRejected'>> = {},
): Step {
  return {
    kind: 'request',
    who: 'customer',
    way: of,
    form: 'source',
    size: 123,
    decimals: 6,
    isCovered: true,
    isRejected: false,
    ...twist,
  };
}

function paysRequest(percent: number, any = false): Step {
  return { kind: 'pay_request', pick: 0, any, percent };
}

function cancelsRequest(any = false): Step {
  return { kind: 'cancel_request', pick: 0, any };
}

function way(category: Category, source: string, target: string): Way {
  const found = ways[category].find((each) => each.source === source && each.target === target);
  if (!found) throw new Error(`There is no ${category} from ${source} to ${target}.`);
  return found;
}

function asks(of: Way, twist: Twist = {}): Step {
  return {
    kind: 'quote',
    who: 'customer',
    way: of,
    form: 'source',
    size: 123,
    decimals: 2,
    fate: 'delivered',
    isCovered: true,
    isRefused: false,
    givesSourceBack: false,
    ...twist,
  };
}

function pay(percent: number): Step {
  return { kind: 'pay', pick: 0, any: false, percent };
}

/** Pays a transfer that does not wait for it. */
function payInVain(percent: number): Step {
  return { kind: 'pay', pick: 0, any: true, percent };
}

function cancelAgain(): Step {
  return { kind: 'cancel', pick: 0, any: true };
}

function settles(outcome: 'delivered' | 'not_delivered' | 'failed'): Step {
  return { kind: 'settle', pick: 0, any: false, outcome };
}
