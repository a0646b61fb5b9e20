import { anchor, code, escapeHtml, inline, table } from '../html.ts';
import type { Page } from '../layout.ts';
import type { Move, Sources } from '../sources.ts';
import { stateDiagram } from '../state-diagram.ts';

/** One state machine: diagram, states and transitions. */
export function stateSection({ states }: Sources, name: string): string {
  const machine = states[name];
  if (machine === undefined) throw new Error(`There is no spec/states/${name}.yaml.`);
  const stateRows = Object.entries(machine.states).map(([state, { summary, final }]) => [
    code(state),
    inline(summary),
    final === true ? 'final' : '',
  ]);
  const moveRows = machine.moves.map((move) => [
    code(move.from),
    code(move.to),
    escapeHtml(move.by),
    inline(move.when) + remarks(move),
    move.event === undefined ? '' : code(move.event),
  ]);
  return `<figure class="diagram">${stateDiagram(machine)}</figure>
${table(['State', 'Meaning', ''], stateRows)}
${table(['From', 'To', 'Caused by', 'When', 'Event'], moveRows)}`;
}

function remarks({ categories, final }: Move): string {
  const kinds = categories === undefined ? [] : [`only ${categories.join(', ')}`];
  const notes = [...kinds, ...(final === true ? ['final'] : [])];
  return notes.length === 0 ? '' : ` <small>(${escapeHtml(notes.join('; '))})</small>`;
}

/** The page with every state machine of the contract. */
export function statesPage(sources: Sources): Page {
  const body = Object.entries(sources.states).map(([name, machine]) => {
    const title = machine.resource.charAt(0).toUpperCase() + machine.resource.slice(1);
    return `<h2 id="${anchor(name)}">${escapeHtml(title)}</h2><p>${inline(machine.summary)}</p>${stateSection(sources, name)}`;
  });
  return {
    slug: 'states',
    title: 'States',
    summary: 'The states of each record, what causes each transition, and the event it sends.',
    body: body.join('\n'),
  };
}
