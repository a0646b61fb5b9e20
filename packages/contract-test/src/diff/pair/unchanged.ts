import { isSchemaObject } from '../../contract/instances/keywords.ts';
import type { Layers } from '../../contract/instances/layer-keywords.ts';
import { memberOf, schemaName } from '../../contract/json-pointer.ts';
import type { Node } from '../view/schema-view.ts';
import type { SchemaPair } from './schema-pair.ts';

/** The normal form, equal for what is written alike. */
interface Form {
  readonly number: number;
  /** The schemas that it refers to, by name. */
  readonly names: ReadonlySet<string>;
}

const noNames: ReadonlySet<string> = new Set();

/**
 * Opens a test whether schemas of both versions are textually the same, including everything they refer to; then no
 * comparison is needed. Each schema is read once, however many refer to it.
 */
export function openUnchanged(pair: SchemaPair): (old: Layers, next: Layers) => boolean {
  const numbers = new Map<string, number>();
  const forms = new WeakMap<Node, Form>();

  function numberOf(text: string): number {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  }

  function formOf(value: unknown): Form {
    if (typeof value !== 'object' || value === null) {
      return { number: numberOf(JSON.stringify(value) ?? ''), names: noNames };
    }
    const known = forms.get(value as Node);
    if (known !== undefined) return known;
    const names = new Set<string>();
    const parts = Object.entries(value).map(([member, inner]) => {
      if (member === '$ref' && typeof inner === 'string') {
        names.add(schemaName(inner));
        return `$ref:${schemaName(inner)}`;
      }
      const form = formOf(inner);
      for (const name of form.names) names.add(name);
      return `${JSON.stringify(member)}:${form.number}`;
    });
    const text = Array.isArray(value) ? `[${parts.join()}]` : `{${parts.sort().join()}}`;
    const form = { number: numberOf(text), names: names.size === 0 ? noNames : names };
    forms.set(value as Node, form);
    return form;
  }

  /** The names whose schemas are the same in both versions and only refer to such schemas. */
  function unchangedNames(): ReadonlySet<string> {
    const { old, next } = { old: pair.old.definitions, next: pair.next.definitions };
    const users = new Map<string, string[]>();
    const changed: string[] = [];
    for (const name of new Set([...Object.keys(old), ...Object.keys(next)])) {
      const [before, after] = [formOf(memberOf(old, name)), formOf(memberOf(next, name))];
      if (before.number !== after.number) changed.push(name);
      for (const used of before.names) users.set(used, [...(users.get(used) ?? []), name]);
    }
    const tainted = new Set(changed);
    for (const name of tainted) for (const user of users.get(name) ?? []) tainted.add(user);
    return new Set(Object.keys(next).filter((name) => !tainted.has(name)));
  }

  const unchanged = unchangedNames();
  const isSame = (one: Node | undefined, other: Node | undefined): boolean => {
    if (!isSchemaObject(one) || !isSchemaObject(other)) return false;
    const form = formOf(one);
    return form.number === formOf(other).number && [...form.names].every((name) => unchanged.has(name));
  };
  return (old, next) => old.length === next.length && old.every((node, at) => isSame(node, next[at]));
}
