import type { Contract, OAuthFlow, SecurityScheme } from '../../contract/model.ts';
import type { Change } from '../change.ts';

interface Contracts {
  readonly old: Contract;
  readonly next: Contract;
}

/**
 * Renames schemes of the old version to their names in the new one: a scheme that only changed its name is the same,
 * unless either version uses both names.
 */
export function renamedSchemes({ old, next }: Contracts): (scheme: SecurityScheme) => SecurityScheme {
  const [before, after] = [schemesOf(old), schemesOf(next)];
  const free = [...after.values()].filter(({ name }) => !before.has(name));
  const names = new Map<string, string>();
  for (const scheme of before.values()) {
    if (after.has(scheme.name)) continue;
    const definition = definitionOf(scheme);
    const at = free.findIndex((other) => definitionOf(other) === definition);
    const [successor] = at === -1 ? [] : free.splice(at, 1);
    if (successor !== undefined) names.set(scheme.name, successor.name);
  }
  return (scheme) => ({ ...scheme, name: names.get(scheme.name) ?? scheme.name });
}

/** Compares how clients obtain credentials for the schemes that both versions use, once for the whole contract. */
export function compareSecuritySchemes(contracts: Contracts): readonly Change[] {
  const next = schemesOf(contracts.next);
  return [...schemesOf(contracts.old).values()].flatMap((scheme): readonly Change[] => {
    const other = next.get(scheme.name);
    if (other === undefined || other.type !== scheme.type) return [];
    const note: Note = (id, level, text) => ({
      id: `api-security-component-${id}`,
      level,
      where: `security scheme ${scheme.name}`,
      text,
      oldPlace: contracts.old.placeOf(scheme.node),
      newPlace: contracts.next.placeOf(other.node),
    });
    return [
      ...compareTexts('bearer format', scheme.bearerFormat, other.bearerFormat, (text) =>
        note('bearer-format-changed', 'info', text),
      ),
      ...compareTexts('address for OpenID Connect', scheme.openIdConnectUrl, other.openIdConnectUrl, (text) =>
        note('open-id-connect-url-changed', 'warning', text),
      ),
      ...compareFlows(scheme.flows ?? new Map(), other.flows ?? new Map(), note),
    ];
  });
}

type Note = (id: string, level: Change['level'], text: string) => Change;

function compareTexts(
  what: string,
  old: string | undefined,
  next: string | undefined,
  note: (text: string) => Change,
): readonly Change[] {
  if (old === next) return [];
  return [note(`The ${what} changed from ${old ?? 'none'} to ${next ?? 'none'}.`)];
}

type Flows = ReadonlyMap<string, OAuthFlow>;

function compareFlows(old: Flows, next: Flows, note: Note): readonly Change[] {
  const kept = [...old].flatMap(([kind, flow]): readonly Change[] => {
    const other = next.get(kind);
    if (other === undefined) {
      const text = `Flow \`${kind}\` removed: clients that use it can no longer obtain tokens.`;
      return [note('oauth-flow-removed', 'breaking', text)];
    }
    return compareFlow(kind, flow, other, note);
  });
  const added = [...next.keys()].filter((kind) => !old.has(kind));
  return [...kept, ...added.map((kind) => note('oauth-flow-added', 'info', `Flow \`${kind}\` added.`))];
}

function compareFlow(kind: string, old: OAuthFlow, next: OAuthFlow, note: Note): readonly Change[] {
  const members = new Set([...old.urls.keys(), ...next.urls.keys()]);
  const urls = [...members].flatMap((member) =>
    compareTexts(
      `\`${member}\` of the flow \`${kind}\``,
      old.urls.get(member),
      next.urls.get(member),
      (text) =>
        note(member === 'tokenUrl' ? 'oauth-token-url-changed' : 'oauth-url-changed', 'warning', text),
    ),
  );
  const gone = old.scopes.filter((scope) => !next.scopes.includes(scope));
  const come = next.scopes.filter((scope) => !old.scopes.includes(scope));
  return [
    ...urls,
    ...gone.map((scope) =>
      note('oauth-scope-removed', 'warning', `Scope \`${scope}\` removed from the flow \`${kind}\`.`),
    ),
    ...come.map((scope) =>
      note('oauth-scope-added', 'info', `Scope \`${scope}\` added to the flow \`${kind}\`.`),
    ),
  ];
}

const knownSchemes = new WeakMap<Contract, ReadonlyMap<string, SecurityScheme>>();

/** The schemes that operations use, by name. */
function schemesOf(contract: Contract): ReadonlyMap<string, SecurityScheme> {
  const known =
    knownSchemes.get(contract) ??
    new Map(
      contract.operations.flatMap(({ security }) => security.flat()).map((scheme) => [scheme.name, scheme]),
    );
  knownSchemes.set(contract, known);
  return known;
}

/** A scheme without its name, as text. */
function definitionOf({
  type,
  in: place,
  parameter,
  scheme,
  flows,
  openIdConnectUrl,
}: SecurityScheme): string {
  const written = [...(flows ?? [])].map(([kind, { urls, scopes }]) => [kind, [...urls], scopes]);
  return JSON.stringify([type, place, parameter, scheme, written, openIdConnectUrl]);
}
