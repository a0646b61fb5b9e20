import { nodeAt } from '@finops/openapi';
import { carriesDecision } from './decisions.ts';
import { formatPointer } from './pointer.ts';
import type { Problem } from './rows.ts';

/**
 * The transitions of the state machines with neither a statement nor a decision.
 *
 * A transition needs a row that covers all of it, or a decision, its own or that of its file.
 */
export function checkMoves(
  files: Readonly<Record<string, unknown>>,
  named: ReadonlySet<string>,
  known: ReadonlySet<string>,
): Problem[] {
  return Object.entries(files)
    .filter(([path, machine]) => path.startsWith('states/') && !isDecided(machine, known))
    .flatMap(([path, machine]) =>
      Object.entries(nodeAt(machine, ['moves']) ?? []).flatMap(([index, move]) => {
        const isNamed = Object.keys(move as object).every((key) =>
          named.has(path + formatPointer(['moves', index, key])),
        );
        if (isNamed || isDecided(move, known)) return [];
        return {
          where: `spec/${path}`,
          what: `move ${index} (${JSON.stringify(move)}) with neither a row that names all of it nor a decision: state it or decide it`,
        };
      }),
    );
}

/** State machines write their decisions as `decision`. */
const isDecided = (node: unknown, known: ReadonlySet<string>): boolean =>
  carriesDecision({ 'x-decision': nodeAt(node, ['decision']) }, known);
