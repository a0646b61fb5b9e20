import { stateMachines as consoleMachines } from '@finops/contract/console/enumerations';
import { stateMachines } from '@finops/contract/enumerations';
import { expect, it } from 'vitest';
import { InvalidState } from './domain-error.ts';
import { StateMachine } from './state-machine.ts';

it.each(Object.entries({ ...stateMachines, ...consoleMachines }))(
  '%s lets through what the contract lists, and nothing else',
  (_, listed) => {
    const moves: readonly { readonly from: string; readonly to: string; readonly by: string }[] =
      listed.moves;
    const machine = new StateMachine<string, (typeof moves)[number]>({
      initial: [listed.initial[0]],
      states: listed.states,
      moves,
    });
    expect([...listed.initial]).toContain(machine.initial);
    for (const from of machine.states) {
      for (const to of machine.states) {
        const go = () =>
          machine.transition(
            from,
            (one) => one.to === to,
            (origins) => origins.join(),
          );
        const origins = moves.filter((one) => one.to === to).map((one) => one.from);
        if (origins.includes(from)) expect(go()).toMatchObject({ from, to });
        else expect(go).toThrow(new InvalidState(origins.join()));
      }
    }
  },
);
