import { type Bar, barChart } from './bar-chart.ts';
import {
  type ContractExpressResult,
  type Measured,
  median,
  type ServerResult,
  type TransfersResult,
} from './results.ts';

const ROUTES = [
  ['one', 'One balance, 0.9 KB'],
  ['list', 'Fifty balances, 30 KB'],
  ['create', 'POST, 0.3 KB in and 1.9 KB out'],
] as const;

/** Compared programs in chart order: name and operations in the figures, and label in the chart. */
const PEERS = [
  ['bare', 200, 'bare Express'],
  ['fastify', 200, 'Fastify'],
  ['contract', 3, 'contract-express, 3 operations'],
  ['contract', 200, 'contract-express, 200 operations'],
  ['stock', 200, 'express-openapi-validator'],
  ['prism', 200, 'Prism'],
  ['mock', 200, 'the mock'],
] as const;

/** The charts of the docs by file name, drawn from the figures. */
export function charts(
  contractExpress: ContractExpressResult,
  server: ServerResult,
  transfers: TransfersResult,
): Record<string, string> {
  return {
    'bench-validation.svg': barChart({
      title: 'What checking a contract costs',
      unit: 'processor time of one request in µs, less is better',
      groups: ROUTES.map(([route, title]) => ({ title, bars: peerBars(contractExpress, route) })),
      notes: [...machine(contractExpress), ...verdicts(contractExpress)],
    }),
    'bench-requests.svg': barChart({
      title: 'Whole requests per second',
      unit: 'one process, 16 connections, more is better',
      groups: serverGroups(server, 'requestsPerSecond'),
      notes: machine(server),
    }),
    'bench-cost.svg': barChart({
      title: 'What a whole request costs',
      unit: 'processor time of the server process in µs, less is better',
      groups: serverGroups(server, 'cpuMicroseconds'),
      notes: machine(server),
    }),
    'bench-transfers.svg': barChart({
      title: 'Transfers per second',
      unit: `one PostgreSQL, ${transfers.clients} callers at the same time, more is better`,
      groups: transferGroups(transfers),
      notes: [...machine(transfers), ...verdicts(transfers)],
    }),
  };
}

function machine({ node, cores, measuredAt, busyMachine }: Measured): string[] {
  const where = `Measured on ${measuredAt.slice(0, 10)} with Node ${node.replace('v', '')} on a machine of ${cores} processors.`;
  return busyMachine.length === 0
    ? [where]
    : [where, 'Measured on a busy machine: other work made these figures unsteady.'];
}

/** One line for each missed target. */
function verdicts({ promises }: Pick<TransfersResult, 'promises'>): string[] {
  const missed = promises.filter(
    ({ kind, measured, target }) => !(kind === 'at least' ? measured >= target : measured <= target),
  );
  if (missed.length === 0) return [`All ${promises.length} targets were met.`];
  return missed.map(
    ({ what, measured, target, kind }) =>
      `Target missed: ${what} was ${Number(measured.toFixed(3))}, to be ${kind} ${target}.`,
  );
}

function peerBars({ cells }: ContractExpressResult, route: string): Bar[] {
  return PEERS.flatMap(([peer, operations, label]) => {
    const cell = cells.find(
      (one) => one.route === route && one.peer === peer && one.operations === operations,
    );
    return cell === undefined ? [] : [{ label, value: median(cell.rounds), ours: peer === 'contract' }];
  });
}

const ONE_BALANCE = ', one balance';

/** Operations on one balance form a separate group. */
function transferGroups({ cells }: TransfersResult) {
  const bars = (ofOne: boolean): Bar[] =>
    cells
      .filter(({ subject }) => subject.endsWith(ONE_BALANCE) === ofOne)
      .map(({ subject, rounds }) => ({
        label: subject.replace(ONE_BALANCE, ''),
        value: median(rounds),
        ours: subject !== 'TPC-B',
      }));
  return [
    { title: 'Many balances', bars: bars(false) },
    { title: 'One balance', bars: bars(true) },
  ];
}

function serverGroups({ results }: ServerResult, fact: 'requestsPerSecond' | 'cpuMicroseconds') {
  const routes = [...new Set(results.map(({ route }) => route))];
  return routes.map((route) => ({
    title: route,
    bars: results
      .filter((result) => result.route === route)
      .map((result) => ({
        label: result.database,
        value: result[fact],
        ours: result.database !== 'bare Express',
      })),
  }));
}
