/** Which way imports run: `npm run lint:imports` refuses what is against it, and every cycle. */

const test = '\\.test\\.ts$';

/** Parts of the repository and which parts of it each imports, by their names; the rest is refused. */
const parts = {
  'packages/contract': [],
  'packages/client': ['packages/contract'],
  'packages/cli': ['packages/client', 'packages/contract'],
  'packages/contract-express': [],
  'packages/contract-test': ['packages/contract'],
  'apps/server': ['packages/contract', 'packages/contract-express'],
  'apps/mock': ['packages/contract', 'packages/contract-express'],
  'apps/docs': ['packages/contract'],
  'apps/dashboard': ['packages/client'],
  scripts: ['packages/client'],
  'spec/rules': [],
};

/** What is tried from outside, by a client. */
const callers = '^apps/server/(test/|.*\\.test\\.ts$)';

/**
 * Areas of the domain; each imports those of the lines before its own, and what lies in `domain/` itself and in `domain/money`:
 * the kernel, which imports no area.
 */
const domain = [
  ['reference', 'request-logs'],
  ['accounts', 'events'],
  ['ledger', 'oauth'],
  ['balances', 'webhooks'],
  ['pricing'],
  ['addresses', 'customers', 'transactions'],
  ['recipients', 'virtual-accounts'],
  ['quotes'],
  ['rails'],
  ['transfers', 'payments', 'pledges', 'stocks'],
  ['deposits'],
  ['books'],
  ['sandbox'],
];

/** Areas of the server around the domain, and which of them each imports; all import the domain. */
const around = {
  domain: [],
  config: [],
  observability: ['config'],
  storage: [],
  mail: [],
  files: [],
  rails: [],
  reference: ['rails'],
  webhooks: [],
  jobs: [],
  http: ['config', 'observability'],
  issuer: ['http', 'config', 'observability'],
  console: ['http', 'config', 'observability'],
};

const server = '^apps/server/src/';

const tester = '^packages/contract-test/src/';

/** What the tester and the diff share knows neither of them, and the diff knows nothing else. */
const contractTest = { contract: ['contract'], diff: ['contract', 'diff'] };

/**
 * Folders of the diff, in the way of a document through it; each imports those before its own. What lies in `diff/` itself
 * joins them, but for `change.ts`, which is what all of them report.
 */
const diff = ['view', 'languages', 'pair', 'rules', 'inclusion', 'witness', 'parts'];

/** Folders of the server that join the others. */
const joining = ['commands', 'compose', 'demo', 'start'];

/** What joins services for handlers: edges and jobs are given them. */
const takesServices = ['http', 'issuer', 'console', 'webhooks', 'jobs'];

/** The programs, and what packages offer by name: everything else under `src` is there because one of them loads it. */
const loaded = [
  '^apps/[^/]+/src/(main|build|demo/(main|dry-run))\\.ts$',
  '^packages/[^/]+/src/(main|index|console|document|access-tokens|reading/index)\\.ts$',
  '^packages/contract-test/src/diff/release-program\\.ts$',
].join('|');

const forbidden = [
  {
    name: 'no cycle',
    comment: 'Files that import one another in a circle cannot be understood one at a time.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'src is loaded',
    comment: 'src holds what a program loads; what tests need is in test/, what measures in bench/.',
    from: { path: loaded },
    to: {
      path: '^(apps|packages)/[^/]+/src/.*\\.ts$',
      pathNot: [test, '/generated/', '\\.d\\.ts$', loaded],
      reachable: false,
    },
  },
  {
    name: 'src imports no test',
    from: { path: '^(apps|packages)/[^/]+/src/', pathNot: test },
    to: { path: ['^(apps|packages)/[^/]+/(test|bench|lab)/', test] },
  },
  {
    name: 'another part by its name',
    comment: 'Another part is imported by its name (@finops/...), never by a path into its files.',
    from: { path: '^((?:apps|packages)/[^/]+|scripts|spec/rules)/' },
    to: { path: '^((apps|packages)/[^/]+|scripts|spec/rules)/', pathNot: '^$1/', dependencyTypes: ['local'] },
  },
  {
    name: 'contract: access tokens are validated anywhere',
    comment: 'Browsers and workers have no modules of Node.',
    from: { path: '^packages/contract/src/(access-token|published-keys)', pathNot: test },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'client: runs anywhere',
    comment: 'Browsers and workers have no modules of Node.',
    from: { path: '^packages/client/src/', pathNot: test },
    to: { dependencyTypes: ['core'] },
  },
  ...Object.entries(contractTest).map(([area, imports]) => ({
    name: `contract-test: ${area} imports ${imports.join(', ')}`,
    from: { path: `${tester}${area}/`, pathNot: test },
    to: { path: tester, pathNot: imports.map((one) => `${tester}${one}/`) },
  })),
  ...diff.map((folder, index) => ({
    name: `diff: ${folder} imports what is before it`,
    from: { path: `${tester}diff/${folder}/`, pathNot: test },
    to: {
      path: `${tester}diff/`,
      pathNot: [
        `${tester}diff/change\\.ts$`,
        ...diff.slice(0, index + 1).map((one) => `${tester}diff/${one}/`),
      ],
    },
  })),
  {
    name: 'diff: every folder has its place',
    comment: 'A new folder of the diff is named in this file, behind what it imports.',
    from: { path: `${tester}diff/[^/]+/`, pathNot: diff.map((one) => `${tester}diff/${one}/`) },
    to: { path: '.' },
  },
  ...Object.entries(parts).map(([part, imports]) => ({
    name: `${part} imports ${imports.join(', ') || 'nothing of ours'}`,
    from: { path: `^${part}/`, pathNot: callers },
    to: {
      path: '^(apps|packages|scripts|spec/rules)/',
      pathNot: [part, ...imports].map((one) => `^${one}/`),
    },
  })),
  {
    name: 'callers import the client besides',
    from: { path: callers },
    to: {
      path: '^(apps|packages|scripts|spec/rules)/',
      pathNot: ['apps/server', ...parts['apps/server'], 'packages/client'].map((one) => `^${one}/`),
    },
  },
  {
    name: 'domain: the kernel imports no area',
    from: { path: `${server}domain/(money/|[^/]+$)`, pathNot: test },
    to: { path: `${server}domain/.*/`, pathNot: `${server}domain/money/` },
  },
  ...domain.flatMap((line, index) =>
    line.map((area) => ({
      name: `domain: ${area} imports what is below it`,
      from: { path: `${server}domain/${area}/`, pathNot: test },
      to: {
        path: `${server}domain/.*/`,
        pathNot: ['money', area, ...domain.slice(0, index).flat()].map((one) => `${server}domain/${one}/`),
      },
    })),
  ),
  ...Object.entries(around).map(([area, imports]) => ({
    name: `server: ${area} imports ${['the domain', ...imports].join(', ')}`,
    from: { path: `${server}${area}/`, pathNot: test },
    to: {
      path: server,
      pathNot: [
        ...(takesServices.includes(area) ? [`${server}services\\.ts$`] : []),
        ...[area, 'domain', ...imports].map((one) => `${server}${one}/`),
      ],
    },
  })),
  {
    name: 'server: every folder has its arrows',
    comment: 'A new folder of the server, or area of its domain, is named in this file with what it imports.',
    from: {
      path: `${server}([^/]+|domain/[^/]+)/`,
      pathNot: [
        ...joining.map((one) => `${server}${one}/`),
        ...Object.keys(around)
          .filter((area) => area !== 'domain')
          .map((area) => `${server}${area}/`),
        ...['money', ...domain.flat()].map((area) => `${server}domain/${area}/`),
        `${server}domain/[^/]+$`,
      ],
    },
    to: { path: '.' },
  },
  {
    name: 'server: the domain imports no database and no web server',
    comment: 'The domain knows neither the wire nor the database.',
    from: { path: `${server}domain/`, pathNot: test },
    to: { path: '(^|/)node_modules/(kysely|pg|express|pino|@electric-sql)/|^packages/contract-express/' },
  },
];

export default {
  forbidden: forbidden.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(apps|packages)/[^/]+/dist/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
