import { isNode } from '../../contract/json-pointer.ts';
import type { Operation } from '../../contract/model.ts';
import { wordsOf } from '../../world/answered-things.ts';

const doubtful = /\b(except|admin\w*|force\w*|usually|normally|unless|at least|by default|owner)\b/i;
const harmless = /\b(idempoten\w*|no effect|nothing happens|does nothing|is ignored)\b/i;
const noun = '(?:[a-z][\\w-]*(?: [a-z][\\w-]*)?)';
const cannot = "(?:cannot|can't|can not|can no longer|may not|may no longer|must not)";
const refusal = '(?:refused|rejected|fails?|not (?:possible|allowed|permitted)|conflict|409)';
const itIs =
  "(?:(?:it|they|one|the (?:status|state)|its (?:status|state)|(?:the|an?) [\\w-]+)(?:'s (?:status|state))? (?:is|are|was|has been|have been)|in(?: (?:the )?(?:status|state))?)(?: (?:still|already|currently|in|now|in (?:the )?(?:status|state)))?";
const irregular: Readonly<Record<string, string>> = {
  ...{ paid: 'pay', sent: 'send', resent: 'resend', held: 'hold', sold: 'sell', begun: 'begin' },
  ...{ undone: 'undo', frozen: 'freeze', bought: 'buy', kept: 'keep', built: 'build', rebuilt: 'rebuild' },
};
const changes: Readonly<Record<string, readonly string[]>> = {
  PUT: ['change', 'update', 'edit', 'modif', 'amend', 'replac', 'alter'],
  PATCH: ['change', 'update', 'edit', 'modif', 'amend', 'alter'],
  DELETE: ['delet', 'remov'],
};

/**
 * The states in which an operation is refused, if its description says so plainly: "Only a booked appointment can be
 * confirmed", "409 if the order is already shipped". Otherwise empty.
 */
export function refusedStates(operation: Operation, states: readonly string[]): readonly string[] {
  if (!operation.responses.has('409') || states.length < 2) return [];
  const { description } = operation.node as { readonly description?: unknown };
  const text = typeof description === 'string' ? description.replaceAll(/\s+/g, ' ') : '';
  if (harmless.test(text)) return [];
  const one = `[\`'"]?(?:${states.map(formsOf).join('|')})[\`'"]?(?![\\w-])`;
  const list = `(?<states>${one}(?:, (?:already )?${one})*(?:,? (?:or|and|nor) (?:already )?${one})?)`;
  const read = { text, list, operation };
  const allowed = statesIn(allowedIn(read), states);
  const refused = statesIn(refusedIn(read), states);
  if (allowed === 'doubtful' || refused === 'doubtful') return [];
  const others = allowed.length === 0 ? [] : states.filter((state) => !allowed.includes(state));
  if (refused.some((state) => allowed.includes(state))) return [];
  return [...new Set([...refused, ...others])];
}

interface Read {
  readonly text: string;
  readonly list: string;
  readonly operation: Operation;
}

interface Said {
  readonly states: string;
  /** Whether an alternative or a qualification in the sentence makes the states unclear. */
  readonly isDoubtful: boolean;
}

/** Matches statements about the only states in which an operation is possible. */
function allowedIn(read: Read): readonly Said[] {
  const { list } = read;
  return saidIn(read, [
    `\\bonly (?:an? |the )?${list}(?: ${noun})? (?:can|may) be (?<verb>\\w+)`,
    `\\b(?:can|may) only be (?<verb>\\w+) (?:if|when|while|as long as|in) (?:${itIs} )?${list}`,
    `\\b(?:can|may) be (?<verb>\\w+) only (?:if|when|while|as long as|in) (?:${itIs} )?${list}`,
    `\\bonly (?:possible|allowed|permitted|valid|available) (?:if|when|while|as long as|in|for) (?:${itIs} |an? |(?:the )?(?:status|state) )?${list}`,
    `\\b(?:possible|allowed|permitted|valid|available) only (?:if|when|while|as long as|in|for) (?:${itIs} |an? |(?:the )?(?:status|state) )?${list}`,
    `\\b(?:makes|turns|moves|sets|changes|takes) (?:an? |the )?${list} ${noun}\\b[^.]*\\. (?:in )?(?:any|every) other (?:status|state)\\b[^.]*\\b(?:409|conflict|refused|rejected)`,
    `\\b(?:must|has to|have to|needs to) be (?:in )?(?:(?:the )?(?:status|state) )?${list}(?=[^.]*(?:\\. |, )?(?:otherwise|or else|if not|409))`,
    `\\b${refusal} unless (?:${itIs} )?${list}`,
  ]);
}

/** Matches statements about states in which an operation is refused. */
function refusedIn(read: Read): readonly Said[] {
  const { list } = read;
  return saidIn(read, [
    `\\b(?:one|${noun}) (?:that|which) (?:is|are|was|has been|have been) (?:already )?${list} (?:gets?|is (?:refused|rejected)|${cannot} be (?<verb>\\w+))`,
    `(?:^|\\. |; |\\b(?:an?|the) )(?:already )?${list} ${noun} ${cannot} be (?<verb>\\w+)`,
    `\\b${refusal} (?:if|when|once|for) (?:${itIs} |an? )?(?:already )?${list}`,
    `\\b${cannot} be (?<verb>\\w+) (?:once|if|when|after|while) (?:${itIs} )(?:already )?${list}`,
    `\\bif ${itIs} (?:already )?${list},? [^.;]{0,40}\\b409\\b`,
  ]);
}

function saidIn({ text, operation }: Read, patterns: readonly string[]): readonly Said[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(new RegExp(pattern, 'gi'))].flatMap((found) => {
      const { states = '', verb } = found.groups ?? {};
      if (verb !== undefined && !isOf(verb, operation)) return [];
      const after = text.slice(found.index + found[0].length);
      const isOpen = found[0].endsWith(states) && /^ (or|and|but)\b/i.test(after);
      const around = sentenceAround(text, found.index, found[0]).replace(/\bunless\b/i, (word) =>
        found[0].includes(word) ? '' : word,
      );
      return [{ states, isDoubtful: isOpen || doubtful.test(around) }];
    }),
  );
}

function sentenceAround(text: string, at: number, found: string): string {
  const before =
    text
      .slice(0, at)
      .split(/(?<=[.;]) /)
      .at(-1) ?? '';
  const [after = ''] = text.slice(at + found.length).split(/[.;]( |$)/);
  return `${before}${found}${after}`;
}

/** Whether a participle describes what the operation does, judging by its names and its method. */
function isOf(verb: string, { id, path, method, node }: Operation): boolean {
  const { summary } = isNode(node) ? node : {};
  const words = wordsOf(`${id} ${path.split('/').at(-1)} ${String(summary ?? '')}`).split(' ');
  const said = verb.toLowerCase();
  const stem =
    irregular[said] ??
    said
      .replace(/ied$/, 'y')
      .replace(/(?:ed|d|en|n)$/, '')
      .replace(/([b-df-hj-np-tv-z])\1$/, '$1');
  if (stem.length < 3) return false;
  const known = [...(changes[method] ?? []), ...words.filter((word) => word.length > 2)];
  return known.some(
    (word) => word.startsWith(stem) || (word.length > 3 && stem.startsWith(word.replace(/e$/, ''))),
  );
}

function statesIn(said: readonly Said[], states: readonly string[]): readonly string[] | 'doubtful' {
  if (said.some(({ isDoubtful }) => isDoubtful)) return 'doubtful';
  const texts = said.map(({ states: text }) => ` ${text.toLowerCase().replaceAll(/[`'",]/g, ' ')} `);
  return states.filter((state) =>
    texts.some((text) => new RegExp(`\\s(?:${formsOf(state)})\\s`, 'i').test(text)),
  );
}

/** `in_progress` may be written `in progress`. */
function formsOf(state: string): string {
  const plain = state.replaceAll(/[^\w -]/g, '');
  return [...new Set([plain, wordsOf(state)])].join('|');
}
