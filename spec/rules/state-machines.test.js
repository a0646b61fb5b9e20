import stateMachines from './state-machines.js';
import { catalogueFolder } from './testing/catalogue-folder.js';
import { table } from './testing/table.js';

const MOVE = '{from: new, to: done, by: clock, event: thing.done}';
const options = { states: 'states', emitted: ['thing.'] };

/** A row whose one machine is sound but for what it says. */
function machine(
  title,
  { initial = '[new]', states = 'new: {}, done: {final: true}', moves = [MOVE], ...row },
) {
  const created = row.created ?? '[{by: caller, event: thing.new}]';
  const text = `initial: ${initial}\ncreated: ${created}\nstates: {${states}}\nmoves: [${moves.join(', ')}]\n`;
  return { title, machine: text, wants: row.wants ?? [], silent: row.silent, webhooks: row.webhooks };
}

const rows = [
  machine('passes a sound one', {}),
  machine('finds a target that is no state', {
    moves: [MOVE, '{from: new, to: gone, by: clock, event: thing.done}'],
    wants: ['has `to: gone`, which is not one of its states', 'ends in gone'],
  }),
  machine('finds an origin that is no state', {
    moves: [MOVE, '{from: old, to: done, by: clock, event: thing.done}'],
    wants: ['has `from: old`'],
  }),
  machine('finds a beginning that is no state', { initial: '[new, fresh]', wants: ['has `initial: fresh`'] }),
  machine('finds a machine without a beginning', {
    initial: '[]',
    created: '[]',
    webhooks: ['thing.done'],
    wants: ['has no `initial` state', 'no transition to the state new', 'no transition to the state done'],
  }),
  machine('finds a state that nothing reaches', {
    states: 'new: {}, done: {final: true}, lost: {final: true}',
    wants: ['has no transition to the state lost'],
  }),
  machine('finds a way out of a final state', {
    moves: [MOVE, '{from: done, to: new, by: caller, event: thing.new}'],
    wants: ['leaves the final state done for new'],
  }),
  machine('finds an end that is not final', {
    states: 'new: {}, done: {}',
    wants: ['has no transition from done'],
  }),
  machine('finds an event that is no webhook', {
    moves: [MOVE, '{from: new, to: done, by: caller, event: thing.finished}'],
    wants: ['emits thing.finished at the move new done caller, which is not a webhook'],
  }),
  machine('finds an event of another state', {
    moves: [MOVE, '{from: new, to: done, by: caller, event: thing.new}'],
    wants: ['emits thing.new at the move new done caller, which ends in done'],
  }),
  machine('finds a creation with an event of another state', {
    created: '[{event: thing.new}, {event: thing.done}]',
    wants: ['emits thing.done at the creation'],
  }),
  machine('finds a webhook that nothing sends', {
    created: '[]',
    wants: ['No state file of states emits thing.new'],
  }),
  machine('leaves other webhooks alone', { webhooks: ['thing.new', 'thing.done', 'other.made'] }),
  machine('finds a silent move beside others', {
    moves: [MOVE, '{from: new, to: new, by: clock}'],
    wants: ['has no event for the transition new new clock'],
  }),
  machine('passes it where listed', {
    moves: [MOVE, '{from: new, to: new, by: clock}'],
    silent: ['thing: new new clock'],
  }),
  machine('finds an exception that excuses nothing', {
    silent: ['thing: new new clock'],
    wants: ['No transition without an event is "thing: new new clock"'],
  }),
  machine('passes a machine that emits nothing', {
    created: '[]',
    moves: ['{from: new, to: done, by: clock}'],
    webhooks: [],
  }),
];

for (const { machine: text, silent, webhooks = ['thing.new', 'thing.done'], ...row } of rows) {
  const document = { webhooks: Object.fromEntries(webhooks.map((name) => [name, {}])) };
  table(stateMachines, [{ ...row, document }], {
    options: { ...options, silent },
    context: catalogueFolder({ 'states/thing.yaml': text }),
  });
}
