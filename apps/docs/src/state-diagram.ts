import { instance } from '@viz-js/viz';
import type { StateMachine } from './sources.ts';

const viz = await instance();

/** A state machine as SVG, styled by the site's stylesheet; final states have a double border. */
export function stateDiagram(machine: StateMachine): string {
  const nodes = Object.entries(machine.states).map(([name, state]) => {
    const style = state.final === true ? 'peripheries=2,class="final"' : 'class="open"';
    return `${quote(name)} [${style}];`;
  });
  const starts = machine.initial.map((name) => `start -> ${quote(name)};`);
  const edges = distinctEdges(machine).map(
    ([from, to, by]) => `${quote(from)} -> ${quote(to)} [label=${quote(` ${by} `)}];`,
  );
  const svg = viz.renderString(
    `digraph {
      rankdir=LR; bgcolor="transparent"; nodesep=0.35; ranksep=0.55;
      node [shape=box, style=rounded, fontname="Helvetica", fontsize=12, margin="0.14,0.07", height=0.35];
      edge [fontname="Helvetica", fontsize=10, arrowsize=0.7];
      start [shape=circle, label="", width=0.14, height=0.14, class="start"];
      ${[...nodes, ...starts, ...edges].join('\n')}
    }`,
    { format: 'svg' },
  );
  const label = `States of the ${machine.resource} and the transitions between them`;
  return svg
    .slice(svg.indexOf('<svg'))
    .replace(/<!--[\s\S]*?-->\n?/g, '')
    .replace(/<title>[\s\S]*?<\/title>\n?/g, '')
    .replace(/ id="[^"]*"/g, '')
    .replace('<svg', `<svg class="states" role="img" aria-label="${label}"`);
}

/** One edge per pair of states, labelled with everyone who may cause the transition. */
function distinctEdges(machine: StateMachine): [string, string, string][] {
  const movers = new Map<string, Set<string>>();
  for (const move of machine.moves) {
    const key = JSON.stringify([move.from, move.to]);
    movers.set(key, (movers.get(key) ?? new Set()).add(move.by));
  }
  return [...movers].map(([key, by]) => {
    const [from, to] = JSON.parse(key) as [string, string];
    return [from, to, [...by].join(', ')];
  });
}

function quote(text: string): string {
  return JSON.stringify(text);
}
