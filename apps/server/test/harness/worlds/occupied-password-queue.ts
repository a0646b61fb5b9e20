import { inTurn } from '../../../src/domain/accounts/users/password-queue.ts';

/**
 * Occupies the slots for password checks, so that other checks wait until the returned function is called.
 *
 * @param waiting how many checks of the network wait.
 */
export function occupiedPasswordQueue(network = 'occupied', waiting = 0): () => Promise<unknown> {
  let leave = (): void => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const places = Array.from({ length: 2 + waiting }, () => inTurn(network, () => left));
  return () => {
    leave();
    return Promise.all(places);
  };
}
