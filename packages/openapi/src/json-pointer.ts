/** The pointer of a node below another one (RFC 6901): `/paths` and `/v1/things` make `/paths/~1v1~1things`. */
export function joinPointer(pointer: string, ...members: readonly (string | number)[]): string {
  let joined = pointer;
  for (const member of members) {
    const step = String(member);
    joined += `/${/[~/]/.test(step) ? step.replaceAll('~', '~0').replaceAll('/', '~1') : step}`;
  }
  return joined;
}

/** The member names along a pointer; empty for the pointer of the whole document. */
export function splitPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** An own member of an object, or an item of a list by index; undefined if there is none. */
export function memberOf(value: unknown, member: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) return /^\d+$/.test(member) ? value[Number(member)] : undefined;
  return Object.hasOwn(value, member) ? (value as Record<string, unknown>)[member] : undefined;
}

/** The node at a path of members; undefined if there is none. */
export function nodeAt(root: unknown, members: readonly string[]): unknown {
  let node = root;
  for (const member of members) node = memberOf(node, member);
  return node;
}
