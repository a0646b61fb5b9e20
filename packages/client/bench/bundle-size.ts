import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

const ENTRY = 'entry.js';
const client = JSON.stringify(fileURLToPath(new URL('../src/index.ts', import.meta.url)));

/** Bytes of what a browser loads, minified and gzipped. */
async function bundleSize(entry: string): Promise<number> {
  const bundle = await rolldown({
    input: ENTRY,
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    platform: 'browser',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? entry : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  return gzipSync(output[0].code, { level: 9 }).length;
}

/** What the client adds to a page: to `openapi-fetch` alone with `createClient`, and all of it, in bytes. */
export async function clientSizes(): Promise<{ core: number; all: number }> {
  const underneath = await bundleSize("export { default } from 'openapi-fetch';");
  const core = await bundleSize(`export { createClient } from ${client};`);
  const all = await bundleSize(`export * from ${client};`);
  return { core: core - underneath, all };
}
