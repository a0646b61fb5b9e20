import { isNode, memberOf } from '../json-pointer.ts';
import type { Server } from '../model.ts';
import type { Located } from './document-set.ts';
import type { Reader } from './reader.ts';
import { entriesOf } from './references.ts';

/** The maximum number of URLs of one server; a variable that would exceed it keeps its default. */
const mostUrls = 200;

/** The servers that an object declares; undefined if it declares none. */
export function readServers({ documents, origins }: Reader, of: Located): readonly Server[] | undefined {
  const own = documents.member(of, 'servers');
  const { $ref } = isNode(own.value) ? own.value : {};
  // A list shared by several paths may be in a file of its own, which bundling inlines.
  const servers = entriesOf(documents, typeof $ref === 'string' ? documents.follow(own, $ref) : own);
  if (servers.length === 0) return undefined;
  return servers.flatMap((at) => {
    const { value } = at;
    if (!isNode(value) || typeof value.url !== 'string') {
      documents.note(at, 'A server must have a `url`: this one is ignored.');
      return [];
    }
    origins.note(value, at, false);
    const urls = expand(value.url, value.variables);
    return [{ urls: [...new Set(urls.map((url) => url.replace(/\/+$/, '')))], node: value }];
  });
}

/** A URL expanded with each value of its variables. */
function expand(url: string, variables: unknown): readonly string[] {
  return [...url.matchAll(/\{([^}]*)\}/g)].reduce<readonly string[]>(
    (urls, [template, name = '']) => {
      const variable = memberOf(variables, name);
      const { enum: listed } = isNode(variable) ? variable : {};
      const fallback = memberOf(variable, 'default') ?? template;
      const all = Array.isArray(listed) && listed.length * urls.length <= mostUrls ? listed : [fallback];
      return urls.flatMap((one) => all.map((value) => one.replaceAll(template, () => String(value))));
    },
    [url],
  );
}
