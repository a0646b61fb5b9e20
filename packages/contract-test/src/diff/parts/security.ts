import type { SecurityScheme } from '../../contract/model.ts';
import type { Change } from '../change.ts';
import { noted, type OperationPair } from './operation-pair.ts';
import { renamedSchemes } from './security-schemes.ts';

type Alternative = readonly SecurityScheme[];

/**
 * Compares who may call an operation. If clients that satisfied an old alternative satisfy no new one, the change is
 * breaking; admitting more clients is information.
 */
export function compareSecurity(pair: OperationPair): readonly Change[] {
  const renamed = renamedSchemes(pair.contracts);
  const old = alternativesOf(pair.old.security).map((alternative) => alternative.map(renamed));
  const next = alternativesOf(pair.next.security);
  const note = (id: string, level: Change['level'], text: string): Change =>
    noted(pair, { id, level, where: 'security', text });
  const shutOut = old
    .filter((alternative) => !next.some((other) => isSatisfiedBy(other, alternative)))
    .map((alternative) => {
      const { id, text } = tightening(alternative, next);
      return note(id, 'breaking', text);
    });
  const letIn = next
    .filter((alternative) => !old.some((other) => isSatisfiedBy(other, alternative)))
    .map((alternative) => {
      const { id, text } = loosening(alternative, old);
      return note(id, 'info', text);
    });
  return [...shutOut, ...letIn];
}

/** Public operations have one alternative without requirements. */
function alternativesOf(security: readonly Alternative[]): readonly Alternative[] {
  return security.length === 0 ? [[]] : security;
}

/** Whether the credentials of `given` satisfy `wanted`. */
function isSatisfiedBy(wanted: Alternative, given: Alternative): boolean {
  return wanted.every((scheme) =>
    given.some(
      (own) => isSameScheme(own, scheme) && scheme.scopes.every((scope) => own.scopes.includes(scope)),
    ),
  );
}

function isSameScheme(one: SecurityScheme, other: SecurityScheme): boolean {
  return (
    one.name === other.name &&
    one.type === other.type &&
    one.in === other.in &&
    one.parameter === other.parameter &&
    one.scheme === other.scheme
  );
}

function tightening(alternative: Alternative, next: readonly Alternative[]): { id: string; text: string } {
  if (alternative.length === 0) {
    return {
      id: 'api-security-added',
      text: `Credentials are now required: ${next.map(inWords).join(', or ')}.`,
    };
  }
  const moved = alternative.find((scheme) =>
    next.flat().some((other) => other.name === scheme.name && !isSameScheme(other, scheme)),
  );
  if (moved !== undefined) {
    return {
      id: 'api-security-component-type-changed',
      text: `Security scheme \`${moved.name}\` now takes its credentials differently.`,
    };
  }
  const scoped = next.find((other) => isSatisfiedBy(withoutScopes(other), alternative));
  if (scoped !== undefined) {
    return {
      id: 'api-security-scope-added',
      text: `${inWords(alternative)} is no longer sufficient; ${inWords(scoped)} is required.`,
    };
  }
  return { id: 'api-security-removed', text: `${inWords(alternative)} is no longer accepted.` };
}

function loosening(alternative: Alternative, old: readonly Alternative[]): { id: string; text: string } {
  if (alternative.length === 0)
    return { id: 'api-security-removed', text: 'Credentials are no longer required.' };
  if (
    old.some(
      (other) => other.length === alternative.length && isSatisfiedBy(withoutScopes(other), alternative),
    )
  ) {
    return { id: 'api-security-scope-removed', text: `${inWords(alternative)} is now sufficient.` };
  }
  return old.some((other) => isSatisfiedBy(alternative, other))
    ? { id: 'api-security-removed', text: `${inWords(alternative)} is now sufficient by itself.` }
    : { id: 'api-security-added', text: `${inWords(alternative)} is now accepted, too.` };
}

function withoutScopes(alternative: Alternative): Alternative {
  return alternative.map((scheme) => ({ ...scheme, scopes: [] }));
}

function inWords(alternative: Alternative): string {
  if (alternative.length === 0) return 'nothing';
  return alternative
    .map(({ name, scopes }) => `\`${name}\`${scopes.length === 0 ? '' : ` (${scopes.join(', ')})`}`)
    .join(' with ');
}
