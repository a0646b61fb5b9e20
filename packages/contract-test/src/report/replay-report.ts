import { visibleLines } from '../contract/visible.ts';
import type { Exchange, RawFinding } from '../model/case.ts';
import { rules } from '../model/rules.ts';
import { type Secrets, typesOfJson, withoutCredentials } from '../secrets/redact.ts';

/** A request and its response in full, as sent and received, with secrets redacted. */
export function exchangeText({ request, answer }: Exchange, secrets: Secrets): string {
  const shown = (body: string): string => (secrets.personal ? typesOfJson(body) : body);
  const sent = messageText(`${request.method} ${request.target}`, request.headers, shown(request.body ?? ''));
  const received =
    answer.kind === 'none'
      ? `no answer: ${answer.reason}`
      : messageText(String(answer.status), answer.headers, shown(new TextDecoder().decode(answer.body)));
  return visibleLines(withoutCredentials(`${marked('>', sent)}\n\n${marked('<', received)}\n`, secrets));
}

/** The findings of a replayed probe, one per line; a sentence if there are none. */
export function replayedFindings(findings: readonly RawFinding[], secrets: Secrets): string {
  if (findings.length === 0) return 'Nothing was found.\n';
  const lines = findings.map(({ rule, instancePath, expected, actual, case: { id } }) => {
    const told = secrets.personal ? '' : `: expected ${expected}, found ${actual}`;
    return `${rule} at ${id} ${instancePath}${told}. ${rules[rule]}\n`;
  });
  return visibleLines(withoutCredentials([...new Set(lines)].join(''), secrets));
}

function messageText(
  start: string,
  headers: readonly (readonly [name: string, value: string])[],
  body: string,
): string {
  const lines = [start, ...headers.map(([name, value]) => `${name}: ${value}`)];
  return body === '' ? lines.join('\n') : `${lines.join('\n')}\n\n${body}`;
}

function marked(mark: string, text: string): string {
  return text
    .split('\n')
    .map((line) => `${mark} ${line}`.trimEnd())
    .join('\n');
}
