import { describe, expect, it } from 'vitest';
import type { Answer } from '../../src/model/message.ts';
import type { Fault } from '../fault.ts';
import { samples } from '../samples.ts';
import { labServer } from '../server.ts';
import { ownFaults } from './index.ts';

function answersWith(fault?: Fault): readonly Answer[] {
  return samples.map(labServer(fault));
}

describe('the faults', () => {
  const clean = answersWith();

  it('have names of their own', () => {
    const names = ownFaults.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(ownFaults.map((fault) => [fault.name, fault] as const))('%s changes some answer', (_, fault) => {
    expect(answersWith(fault)).not.toEqual(clean);
  });
});
