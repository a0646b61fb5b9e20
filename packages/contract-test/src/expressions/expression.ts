/** A parsed runtime expression of OpenAPI 3.1 and Arazzo 1.0. */
export type Expression =
  | { readonly kind: 'status' | 'method' | 'url' }
  /** `$request.query.limit`, `$response.header.Location`. */
  | {
      readonly kind: 'value';
      readonly of: 'request' | 'response';
      readonly in: ValueGroup;
      readonly name: string;
    }
  /** `$response.body#/data/id`; the pointer is empty for the whole body. */
  | { readonly kind: 'body'; readonly of: 'request' | 'response'; readonly pointer: string }
  | { readonly kind: 'input'; readonly name: string }
  | { readonly kind: 'output'; readonly step: string; readonly name: string };

type ValueGroup = 'path' | 'query' | 'header';

const name = '[A-Za-z0-9_.-]+';
const headerName = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";

/**
 * Reads `$statusCode`, `$method`, `$url`, `$request.path.x`, `$request.query.x`, `$request.header.x`, `$request.body#/p`,
 * `$response.header.x`, `$response.body#/p`, `$inputs.x` or `$steps.s.outputs.x`.
 *
 * @throws ExpressionError for any other text.
 */
export function readExpression(text: string): Expression {
  if (text === '$statusCode') return { kind: 'status' };
  if (text === '$method') return { kind: 'method' };
  if (text === '$url') return { kind: 'url' };
  return readBody(text) ?? readValue(text) ?? readNamed(text) ?? unreadable(text);
}

function readBody(text: string): Expression | undefined {
  const match = /^\$(request|response)\.body(?:#((?:\/.*)?))?$/s.exec(text);
  if (match === null || /~(?![01])/.test(match[2] ?? '')) return undefined;
  return { kind: 'body', of: match[1] === 'request' ? 'request' : 'response', pointer: match[2] ?? '' };
}

function readValue(text: string): Expression | undefined {
  const header = new RegExp(`^\\$(request|response)\\.header\\.(${headerName})$`).exec(text);
  if (header !== null) {
    const of = header[1] === 'request' ? 'request' : 'response';
    return { kind: 'value', of, in: 'header', name: header[2] ?? '' };
  }
  const match = /^\$request\.(path|query)\.(.+)$/s.exec(text);
  if (match === null) return undefined;
  return { kind: 'value', of: 'request', in: match[1] === 'path' ? 'path' : 'query', name: match[2] ?? '' };
}

function readNamed(text: string): Expression | undefined {
  const input = new RegExp(`^\\$inputs\\.(${name})$`).exec(text);
  if (input !== null) return { kind: 'input', name: input[1] ?? '' };
  const output = new RegExp(`^\\$steps\\.([A-Za-z0-9_-]+)\\.outputs\\.(${name})$`).exec(text);
  return output === null ? undefined : { kind: 'output', step: output[1] ?? '', name: output[2] ?? '' };
}

function unreadable(text: string): never {
  throw new ExpressionError(
    `Unsupported runtime expression \`${text}\`. Supported: $statusCode, $method, $url, $request.path.NAME, ` +
      '$request.query.NAME, $request.header.NAME, $request.body#/POINTER, $response.header.NAME, ' +
      '$response.body#/POINTER, $inputs.NAME and $steps.STEP.outputs.NAME.',
  );
}

/** A runtime expression or condition that cannot be parsed; the message names it. */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError';
}
