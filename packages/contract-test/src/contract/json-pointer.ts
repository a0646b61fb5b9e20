/** An object of a spec file, read as plain data. */
export type Node = { readonly [member: string]: unknown };

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The pointer of a member: `/paths` and `/v1/things` make `/paths/~1v1~1things`. */
export function join(pointer: string, ...members: readonly (string | number)[]): string {
  return members.reduce<string>(
    (above, member) => `${above}/${String(member).replaceAll('~', '~0').replaceAll('/', '~1')}`,
    pointer,
  );
}

/** The members that a pointer goes through; a percent-encoded pointer of a reference is decoded first. */
export function split(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((member) => member.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** A member of an object or an array; undefined when there is none. */
export function memberOf(value: unknown, member: string): unknown {
  if (Array.isArray(value)) return /^\d+$/.test(member) ? value[Number(member)] : undefined;
  return isNode(value) && Object.hasOwn(value, member) ? value[member] : undefined;
}
