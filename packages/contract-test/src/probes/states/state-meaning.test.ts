import { expect, it } from 'vitest';
import type { Operation } from '../../contract/model.ts';
import { refusedStates } from './state-meaning.ts';

const states = ['booked', 'confirmed', 'done', 'cancelled'];

function refused(description: string, id = 'confirmAppointment', status = '409', method = 'POST') {
  const operation = {
    ...{ id, method, path: `/appointments/{id}/${id.replace('Appointment', '')}`, parameters: [] },
    ...{ body: undefined, security: [], node: { description } },
    responses: new Map([[status, {}]]),
  };
  return refusedStates(operation as unknown as Operation, states).toSorted();
}

const others = ['cancelled', 'confirmed', 'done'];

it.each([
  'Only a booked appointment can be confirmed.',
  'Only booked appointments can be confirmed.',
  'Only `booked` appointments may be confirmed; otherwise 409.',
  'Makes a `booked` appointment `confirmed`. Any other status gets 409.',
  'Moves a booked appointment to `confirmed`. Every other state is refused.',
  'An appointment can only be confirmed while it is `booked`.',
  'An appointment can only be confirmed if its status is `booked`.',
  'Appointments may be confirmed only when they are booked.',
  'Only possible for a booked appointment.',
  'Only allowed while the appointment is `booked`.',
  'Possible only in status `booked`.',
  'The appointment must be `booked`, otherwise 409.',
  'The appointment has to be in status booked. Otherwise the answer is 409.',
  'Fails with 409 unless the appointment is booked.'.replace('Fails with 409', 'Fails'),
  'Returns 409 unless its status is `booked`.',
])('all states but one are refused in "%s"', (description) => {
  expect(refused(description)).toEqual(others);
});

it.each([
  ['A done appointment cannot be confirmed.', ['done']],
  ['One that is `done` or already `cancelled` gets 409.', ['cancelled', 'done']],
  ['An appointment that is `done` or `cancelled` cannot be confirmed (409).', ['cancelled', 'done']],
  ['409 if the appointment is already confirmed.', ['confirmed']],
  ['It cannot be confirmed once it is done or cancelled.', ['cancelled', 'done']],
  ['Refused when the appointment is cancelled.', ['cancelled']],
  ['If the appointment is already `done`, the answer is 409.', ['done']],
  ['Only booked or confirmed appointments can be confirmed.', ['cancelled', 'done']],
] as const)('some states are refused in "%s"', (description, told) => {
  expect(refused(description)).toEqual(told);
});

it.each([
  'Confirms an appointment.',
  'Only a booked appointment can be cancelled.',
  'Only booked appointments can be listed.',
  'Only a booked or a vacant appointment can be confirmed.',
  'Only administrators can confirm a booked appointment.',
  'Only a booked appointment can be confirmed, except by administrators.',
  'Confirming a `confirmed` appointment has no effect; only a booked appointment can be confirmed.',
  'A done appointment cannot be confirmed unless `force` is set.',
  'The appointment is then confirmed.',
  'Once done, nothing changes.',
])('nothing is read from "%s"', (description) => {
  expect(refused(description)).toEqual([]);
});

it('a refusal has to be declared', () => {
  expect(refused('Only a booked appointment can be confirmed.', 'confirmAppointment', '404')).toEqual([]);
});

it('a change and a deletion are meant by their methods', () => {
  const text = 'An appointment that is `done` or `cancelled` cannot be changed at all (409).';
  expect(refused(text, 'updateAppointment', '409', 'PATCH')).toEqual(['cancelled', 'done']);
  expect(refused('A done appointment cannot be deleted.', 'removeIt', '409', 'DELETE')).toEqual(['done']);
  expect(refused(text, 'confirmAppointment')).toEqual([]);
});
