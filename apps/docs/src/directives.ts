import { operationTable } from '@finops/contract';
import { operationAt, operationsOf, resolve } from '@finops/openapi';
import { component, type Described, type Example, type Schema, typeName } from './contract-view.ts';
import { code, escapeHtml, inline, table } from './html.ts';
import { stateSection } from './pages/states.ts';
import type { Sources } from './sources.ts';

type Directive = (sources: Sources, args: string[]) => string;
type OperationRow = (typeof operationTable)[keyof typeof operationTable];

/** The replacements of lines `:: name arguments` in a guide, all generated from the contract. */
const directives: Record<string, Directive> = {
  schema: (sources, [name = '']) => schemaTable(sources, name),
  parameters: (sources, names) => describedTable(sources, 'parameters', names),
  headers: (sources, names) => describedTable(sources, 'headers', names),
  example: (sources, [name = '']) => example(sources, name),
  errors: (sources, [kind = 'api']) => errorTable(sources, kind),
  scopes: (sources) => scopeTable(sources),
  operations: (sources, filters) => operationList(sources, filters),
  events: (sources) => eventTable(sources),
  states: (sources, [name = '']) => stateSection(sources, name),
  decisions: (sources, ids) => decisionList(sources, ids),
};

/** Markdown with its directives replaced by HTML. */
export function expand(sources: Sources, markdown: string): string {
  return markdown.replace(/^:: (\S+)(.*)$/gm, (line, name: string, rest: string) => {
    const directive = directives[name];
    if (directive === undefined) throw new Error(`Unknown directive in a guide: "${line}".`);
    return `${directive(sources, rest.trim().split(/\s+/).filter(Boolean))}\n`;
  });
}

function schemaTable({ document }: Sources, name: string): string {
  const schema = component<Schema>(document, 'schemas', name);
  const intro = schema.description === undefined ? '' : `<p>${inline(schema.description)}</p>`;
  if (schema.properties === undefined) {
    const pattern = schema.pattern === undefined ? '' : ` matching ${code(String(schema.pattern))}`;
    return `${intro}<p>${code(name)}: ${escapeHtml(typeName(document, schema))}${pattern}</p>`;
  }
  const rows = Object.entries(schema.properties).map(([property, value]) => [
    code(property),
    escapeHtml(typeName(document, value)),
    (schema.required ?? []).includes(property) ? 'always' : 'where it applies',
    inline(value.description ?? resolve(document, value).description ?? ''),
  ]);
  return intro + table(['Field', 'Type', 'Present', 'Meaning'], rows);
}

function describedTable({ document }: Sources, kind: 'parameters' | 'headers', names: string[]): string {
  const rows = names.map((name) => {
    const entry = component<Described>(document, kind, name);
    return [
      code(entry.name ?? headerName(document, name)),
      escapeHtml(typeName(document, entry.schema)),
      inline(entry.description ?? ''),
      entry.example === undefined ? '' : code(String(entry.example)),
    ];
  });
  return table([kind === 'headers' ? 'Header' : 'Parameter', 'Type', 'Meaning', 'Example'], rows);
}

/** The name of a shared header in responses. */
function headerName(document: Sources['document'], component: string): string {
  const pattern = new RegExp(`"([^"]+)":\\{"\\$ref":"#/components/headers/${component}"`);
  return pattern.exec(JSON.stringify(document))?.[1] ?? component;
}

function example({ document }: Sources, name: string): string {
  const { summary, value } = component<Example>(document, 'examples', name);
  const caption = summary === undefined ? '' : `<figcaption>${escapeHtml(summary)}</figcaption>`;
  return `<figure>${caption}<pre><code>${escapeHtml(JSON.stringify(value, null, 2))}</code></pre></figure>`;
}

function errorTable({ errors }: Sources, kind: string): string {
  const rows = errors
    .filter((entry) => entry.kind === kind)
    .map((entry) => [
      `<span id="${entry.name}">${code(entry.name)}</span>`,
      String(entry.status ?? entry.family ?? '–'),
      inline(entry.meaning),
      inline(entry.action),
    ]);
  return table(['Name', 'Status', 'Meaning', 'What to do'], rows);
}

function scopeTable({ document }: Sources): string {
  const { flows } = component<{ flows: { authorizationCode: { scopes: Record<string, string> } } }>(
    document,
    'securitySchemes',
    'OAuth2',
  );
  const rows = Object.entries(flows.authorizationCode.scopes).map(([scope, permits]) => [
    code(scope),
    inline(permits),
    Object.values(operationTable)
      .filter((operation) => (operation.scopes as readonly string[]).includes(scope))
      .map(operationLink)
      .join(', '),
  ]);
  return table(['Scope', 'Permits', 'Operations'], rows);
}

function operationLink({ id, tag }: OperationRow): string {
  return `<a href="reference.html#tag/${tag}/operation/${id}">${code(id)}</a>`;
}

function operationList({ document }: Sources, filters: string[]): string {
  const chosen = Object.values(operationTable).filter((operation) =>
    filters.every((filter) => {
      const [key = '', value] = filter.split('=');
      if (key === 'credential') return (operation.credentials as readonly string[]).includes(value ?? '');
      if (key === 'paged') return isPaged(document, operation);
      const found: unknown = (operation as unknown as Record<string, unknown>)[key];
      return value === undefined ? found === true : found === value;
    }),
  );
  const rows = chosen.map((operation) => [
    operationLink(operation),
    code(`${operation.method} ${operation.path}`),
    escapeHtml(operationAt<OperationView>(document, operation)?.summary ?? ''),
  ]);
  return table(['Operation', 'Path', 'Purpose'], rows);
}

interface OperationView {
  summary?: string;
  description?: string;
  parameters?: { $ref?: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

interface WebhookView extends OperationView {
  operationId: string;
  tags: string[];
}

function isPaged(document: Sources['document'], operation: OperationRow): boolean {
  const { parameters = [] } = operationAt<OperationView>(document, operation) ?? {};
  return parameters.some((parameter) => parameter.$ref === '#/components/parameters/cursor');
}

function eventTable({ document }: Sources): string {
  const rows = operationsOf<WebhookView>(document, 'webhooks').map(({ path: event, operation }) => {
    const { summary, description, operationId, tags } = operation;
    const link = `reference.html#tag/${tags[0]}/operation/${operationId}`;
    return [`<a href="${link}">${code(event)}</a>`, escapeHtml(summary ?? ''), inline(description ?? '')];
  });
  return table(['Event', 'What happened', 'Sent when'], rows);
}

function decisionList({ decisions }: Sources, ids: string[]): string {
  const items = ids.map((id) => {
    const found = decisions.find((decision) => decision.id === id);
    if (found === undefined)
      throw new Error(`A guide refers to decision ${id}, which is not in spec/decisions.yaml.`);
    return `<a href="decisions.html#${id}" title="${escapeHtml(found.title)}">${id}</a>`;
  });
  return `<p class="decided">Design decisions: ${items.join(', ')}.</p>`;
}
