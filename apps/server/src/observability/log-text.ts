/** The fields shown of a request; the JSON lines have all of them. */
interface RequestFacts {
  readonly request_id: string;
  readonly method: string;
  readonly route?: string;
  readonly status: number;
  readonly error_name?: string;
  readonly duration_ms: number;
}

type LogLine = Readonly<Record<string, unknown>> & { readonly level: string; readonly message?: string };

const RED = 31;
const GREEN = 32;
const YELLOW = 33;
const CYAN = 36;
const DIM = 2;

/** By the first digit of the status; 0: the caller disconnected. */
const STATUS_COLOURS = new Map([
  [2, GREEN],
  [3, CYAN],
  [4, YELLOW],
]);
const LEVEL_COLOURS: Readonly<Record<string, number>> = { warn: YELLOW, error: RED, fatal: RED };

/** Formats a JSON log line for a terminal. */
export function logText(json: string, hasColours: boolean): string {
  const line: LogLine = JSON.parse(json);
  const paint = (code: number | undefined, text: string): string =>
    hasColours && code !== undefined ? `\u001b[${code}m${text}\u001b[0m` : text;
  const time = paint(DIM, timeOf(String(line.time)));
  return `${time} ${isRequest(line) ? requestText(line, paint) : messageText(line, paint)}\n`;
}

type Paint = (code: number | undefined, text: string) => string;

function isRequest(line: LogLine): line is LogLine & RequestFacts {
  return line.message === 'request' && typeof line.status === 'number';
}

/** `GET    /v1/balances/{id_or_code} 404 resource_not_found 3.2 ms req_…`, the last only where somebody may ask for it. */
function requestText(line: RequestFacts, paint: Paint): string {
  const { method, route = 'unknown path', status, error_name: error, duration_ms: took } = line;
  const colour = STATUS_COLOURS.get(Math.trunc(status / 100)) ?? RED;
  const parts = [
    method.padEnd(6),
    route,
    paint(colour, status === 0 ? 'no answer' : String(status)),
    ...(error === undefined ? [] : [paint(colour, error)]),
    `${took.toFixed(1)} ms`,
    ...(status >= 200 && status < 400 ? [] : [paint(DIM, line.request_id)]),
  ];
  return parts.join(' ');
}

/** `error: a step of a transfer failed transfer=TRF_…`, and the stack of an error below it. */
function messageText({ time: _, level, message, err, ...fields }: LogLine, paint: Paint): string {
  const facts = Object.entries(fields).map(
    ([name, value]) => ` ${paint(DIM, `${name}=`)}${valueText(value)}`,
  );
  const text = `${paint(LEVEL_COLOURS[level], `${level}: ${printable(message ?? '')}`)}${facts.join('')}`;
  return err === undefined ? text : `${text}\n${errorText(err)}`;
}

function valueText(value: unknown): string {
  return typeof value === 'string' && /^[\w./:@+-]+$/.test(value) ? value : JSON.stringify(value);
}

function errorText(error: unknown): string {
  const { stack, message, type, ...facts } = Object(error);
  const detail = Object.keys(facts).length === 0 ? '' : `\n${valueText(facts)}`;
  return printable(`${stack ?? `${type ?? 'Error'}: ${message}`}${detail}`).replaceAll(/^/gm, '    ');
}

/** Without the characters that move the cursor of a terminal or change its colours. */
function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones.
  return text.replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, '?');
}

/** The time of day in the terminal's time zone. */
function timeOf(instant: string): string {
  const at = new Date(instant);
  const two = (value: number) => String(value).padStart(2, '0');
  const milliseconds = String(at.getMilliseconds()).padStart(3, '0');
  return `${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}.${milliseconds}`;
}
