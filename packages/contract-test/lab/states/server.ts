import type { Answer, WireRequest } from '../../src/model/message.ts';

/** What the server can do wrong, and the finding that it is worth. */
export const stateFaults = {
  'a paid order is paid again': 'wrong-state payOrder',
  'an open order is shipped': 'wrong-state shipOrder',
  'a shipped order is deleted': 'wrong-state deleteOrder',
  'a customer with orders is deleted': 'wrong-state deleteCustomer',
  'addresses in other letters are others': 'taken-accepted createCustomer',
} as const;

export type StateFault = keyof typeof stateFaults;

/** What a correct server may do: orders are paid by themselves as soon as they are read. */
export type StateHabit = 'orders are paid when they are read';

interface Order {
  readonly id: number;
  readonly total: unknown;
  readonly customer_id: unknown;
  status: 'open' | 'paid' | 'shipped';
}

/** A server of customers and orders in memory: correct, or with a fault. */
export function ordersServer(fault?: StateFault, habit?: StateHabit): (request: WireRequest) => Answer {
  const has = (one: StateFault): boolean => one === fault;
  const customers = new Map<number, { id: number; name: string; email: string }>();
  const orders = new Map<number, Order>();
  const fold = (text: string): string =>
    has('addresses in other letters are others') ? text : text.toLowerCase();
  let last = 0;

  const customer = (id: number, method: string): Answer => {
    const found = customers.get(id);
    if (found === undefined) return reply(404);
    if (method !== 'DELETE') return reply(200, { data: found });
    const isUsed = [...orders.values()].some((order) => order.customer_id === id);
    if (isUsed && !has('a customer with orders is deleted')) return reply(409);
    customers.delete(id);
    return reply(204);
  };
  const order = (id: number, method: string, action: string | undefined): Answer => {
    const found = orders.get(id);
    if (found === undefined) return reply(404);
    if (method === 'DELETE') {
      if (found.status === 'shipped' && !has('a shipped order is deleted')) return reply(409);
      orders.delete(id);
      return reply(204);
    }
    if (action === 'pay') {
      if (found.status !== 'open' && !(found.status === 'paid' && has('a paid order is paid again')))
        return reply(409);
      found.status = 'paid';
    } else if (action === 'ship') {
      if (found.status !== 'paid' && !(found.status === 'open' && has('an open order is shipped')))
        return reply(409);
      found.status = 'shipped';
    }
    const shown = { ...found };
    if (habit !== undefined && action === undefined && found.status === 'open') found.status = 'paid';
    return reply(200, shown);
  };

  return ({ method, target, body }) => {
    const [kind, id, action] = target.split('/').slice(1);
    if (id !== undefined)
      return kind === 'customers' ? customer(Number(id), method) : order(Number(id), method, action);
    const sent = JSON.parse(body ?? '{}') as Readonly<Record<string, unknown>>;
    last += 1;
    if (kind === 'orders') {
      const { total, customer_id = null } = sent;
      const made: Order = { id: last, status: 'open', total, customer_id };
      orders.set(last, made);
      return reply(201, { ...made });
    }
    const [name, email] = [String(sent.name), String(sent.email)];
    if ([...customers.values()].some((other) => fold(other.email) === fold(email))) return reply(409);
    customers.set(last, { id: last, name, email });
    return reply(201, { data: { id: last, name, email } });
  };
}

function reply(status: number, json?: unknown): Answer {
  return {
    kind: 'response',
    status,
    headers: json === undefined ? [] : [['Content-Type', 'application/json']],
    body: Buffer.from(json === undefined ? '' : JSON.stringify(json)),
  };
}
