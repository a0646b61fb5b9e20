import { readCatalogues } from './catalogues.js';

/**
 * The state machines are sound: every name is a state, every state is reachable, exactly the final states have no
 * outgoing transition, and the emitted events are webhooks of the contract.
 *
 * @param {object} options
 * @param {string} options.states the folder of the state files
 * @param {string[]} options.emitted prefixes of webhooks sent on a transition
 * @param {string[]} [options.silent] transitions without an event in a machine whose other transitions have one, as
 * `file: from to by`
 */
export default function stateMachines(document, { states, emitted, silent = [] }, context) {
  const machines = Object.entries(readCatalogues(states, context)).map(([file, machine]) => ({
    file,
    at: `${states}/${file}.yaml`,
    states: machine?.states ?? {},
    initial: [machine?.initial ?? []].flat(),
    created: machine?.created ?? [],
    moves: machine?.moves ?? [],
  }));
  const webhooks = Object.keys(document?.webhooks ?? {});
  const found = machines.flatMap((machine) => [
    ...unknownStates(machine),
    ...unreached(machine),
    ...ends(machine),
    ...events(machine, webhooks),
    ...silence(machine, silent),
  ]);
  return [
    ...[...found, ...idleExceptions(machines, silent)].map((message) => ({ message, path: [] })),
    ...neverSent(machines, webhooks, emitted).map((name) => ({
      message: `No state file of ${states} emits ${name}. Add \`event: ${name}\` to the transition or the creation that sends it.`,
      path: ['webhooks', name],
    })),
  ];
}

const title = ({ from, to, by }) => `${from} ${to} ${by}`;

function unknownStates({ at, states, initial, moves }) {
  const named = [
    ...initial.map((state) => ['initial', state]),
    ...moves.flatMap(({ from, to }) => [
      ['from', from],
      ['to', to],
    ]),
  ];
  const none =
    initial.length === 0 ? [`${at} has no \`initial\` state. List the states in which a record begins.`] : [];
  return [
    ...none,
    ...named
      .filter(([, state]) => !Object.hasOwn(states, String(state)))
      .map(
        ([key, state]) =>
          `${at} has \`${key}: ${state}\`, which is not one of its states. Correct it, or add the state.`,
      ),
  ];
}

function unreached({ at, states, initial, moves }) {
  const reached = new Set(initial);
  for (let size = -1; size < reached.size; ) {
    size = reached.size;
    for (const { from, to } of moves) if (reached.has(from)) reached.add(to);
  }
  return Object.keys(states)
    .filter((state) => !reached.has(state))
    .map((state) => `${at} has no transition to the state ${state}. Add one, or remove the state.`);
}

function ends({ at, states, moves }) {
  return Object.entries(states).flatMap(([name, state]) => {
    const out = moves.find(({ from }) => from === name);
    if (state?.final === true && out)
      return [
        `${at} leaves the final state ${name} for ${out.to}. Remove the transition, or \`final\` of the state.`,
      ];
    if (state?.final !== true && !out)
      return [`${at} has no transition from ${name}. Add one, or add \`final: true\` to the state.`];
    return [];
  });
}

function events({ at, initial, created, moves }, webhooks) {
  const sent = [
    ...created.map(({ event }) => ({ event, fits: ['created', ...initial], step: 'the creation' })),
    ...moves.map((move) => ({ event: move.event, fits: [move.to], step: `the move ${title(move)}` })),
  ];
  return sent
    .filter(({ event }) => event !== undefined)
    .flatMap(({ event, fits, step }) => {
      if (!webhooks.includes(event))
        return [
          `${at} emits ${event} at ${step}, which is not a webhook of the contract. Correct it, or add the webhook.`,
        ];
      if (fits.some((state) => event.endsWith(`.${state}`))) return [];
      return [
        `${at} emits ${event} at ${step}, which ends in ${fits.join(' or ')}. Emit the event of that state.`,
      ];
    });
}

function silence({ file, at, moves }, silent) {
  if (moves.every(({ event }) => event === undefined)) return [];
  return moves
    .filter((move) => move.event === undefined && !silent.includes(`${file}: ${title(move)}`))
    .map(
      (move) =>
        `${at} has no event for the transition ${title(move)}, while others have one. Add the event, or list ` +
        `"${file}: ${title(move)}" under \`silent\` of this rule.`,
    );
}

function idleExceptions(machines, silent) {
  const quiet = machines.flatMap(({ file, moves }) =>
    moves.filter(({ event }) => event === undefined).map((move) => `${file}: ${title(move)}`),
  );
  return silent
    .filter((entry) => !quiet.includes(entry))
    .map((entry) => `No transition without an event is "${entry}". Remove it from \`silent\` of this rule.`);
}

function neverSent(machines, webhooks, emitted) {
  const sent = machines.flatMap(({ created, moves }) => [...created, ...moves].map(({ event }) => event));
  return webhooks.filter(
    (name) => emitted.some((beginning) => name.startsWith(beginning)) && !sent.includes(name),
  );
}
