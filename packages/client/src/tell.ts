/** Calls a hook of the user. What it throws, at once or later, is ignored: a log never decides about a payment. */
export function tell<Told>(hook: ((told: Told) => unknown) | undefined, told: Told): void {
  try {
    Promise.resolve(hook?.(told)).catch(() => {});
  } catch {}
}
