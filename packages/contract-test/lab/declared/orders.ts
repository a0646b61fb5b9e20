import type { Description } from './description.ts';
import type { DeclaredFault, DeclaredLab } from './lab.ts';

/** Orders with states, and customers that are in use. */
const desk: Description = {
  customers: {
    entries: [],
    isWrapped: true,
    creation: {
      make: ({ name, email }, id) => ({ id, name, email }),
      unique: { member: 'email', ignoresCase: true },
    },
    removal: { usedBy: { resource: 'orders', member: 'customer_id' } },
  },
  orders: {
    entries: [],
    creation: { make: ({ total, customer_id = null }, id) => ({ id, status: 'open', total, customer_id }) },
    actions: { pay: { from: ['open'], to: 'paid' }, ship: { from: ['paid'], to: 'shipped' } },
    removal: { from: ['open', 'paid'] },
  },
};

const faults: readonly DeclaredFault[] = [
  ['a paid order is paid again', 'wrong-state payOrder', '/orders/actions/pay/from', ['open', 'paid']],
  ['an open order is shipped', 'wrong-state shipOrder', '/orders/actions/ship/from', ['open', 'paid']],
  ['a shipped order is deleted', 'wrong-state deleteOrder', '/orders/removal/from', undefined],
  ['a customer with orders is deleted', 'wrong-state deleteCustomer', '/customers/removal/usedBy', undefined],
  [
    'addresses that differ in letter case are different',
    'taken-accepted createCustomer',
    '/customers/creation/unique/ignoresCase',
    false,
  ],
];

/** Customers and orders. */
export const ordersLab: DeclaredLab = {
  document: 'orders.yaml',
  servers: [desk],
  spoiled: [desk],
  faults,
  habits: [
    {
      says: 'pays orders by itself when they are read',
      changes: [['/orders/reading', { from: ['open'], to: 'paid' }]],
    },
  ],
};
