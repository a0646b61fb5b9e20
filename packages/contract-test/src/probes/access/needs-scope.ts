import type { Operation, SecurityScheme } from '../../contract/model.ts';

/**
 * Whether a credential without scopes can never be enough: every security alternative requires a scope or uses a
 * credential of another kind, such as a cookie where the scopes belong to a header.
 */
export function needsScope({ security }: Operation): boolean {
  const scoped = security.filter((schemes) => schemes.some(({ scopes }) => scopes.length > 0));
  const places = new Set(scoped.flat().map(placeOf));
  return (
    scoped.length > 0 &&
    security.every((schemes) => scoped.includes(schemes) || schemes.some((one) => !places.has(placeOf(one))))
  );
}

function placeOf(scheme: SecurityScheme): string {
  return `${scheme.in} ${scheme.parameter.toLowerCase()}`;
}
