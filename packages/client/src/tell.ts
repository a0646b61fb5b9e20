/** Calls a hook of the user. Errors, synchronous or not, are ignored: a failing log must not affect a payment. */
export function tell<Told>(hook: ((told: Told) => unknown) | undefined, told: Told): void {
  try {
    Promise.resolve(hook?.(told)).catch(() => {});
  } catch {}
}
