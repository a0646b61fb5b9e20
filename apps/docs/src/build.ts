/** Builds the docs site into `dist`: `node src/build.ts`. With `--reload`, open pages reload after each new build. */
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildReference } from './reference.ts';
import { renderPages } from './site.ts';
import { readSources } from './sources.ts';
import { withSamples } from './with-samples.ts';

const app = fileURLToPath(new URL('..', import.meta.url));
const assets = join(app, 'src/assets');
/** The asset loaded only by reloading pages. */
const RELOAD = 'reload.js';

/** Builds the whole site beside the old one, then replaces it. */
export async function buildSite({ dist = join(app, 'dist'), reload = false } = {}): Promise<string[]> {
  const sources = readSources(fileURLToPath(new URL('../../../spec', import.meta.url)));
  const next = `${dist}.next`;
  await rm(next, { recursive: true, force: true });
  await mkdir(next, { recursive: true });
  const pages = renderPages(sources);
  pages.set('openapi.json', JSON.stringify(sources.document));
  pages.set('console.json', JSON.stringify(sources.consoleDocument));
  const [reference, consoleReference] = await Promise.all([
    buildReference(withSamples(sources.document, sources.samples), next, 'reference', 'Reference'),
    buildReference(sources.consoleDocument, next, 'console', 'Console API'),
    cp(assets, next, { recursive: true }),
  ]);
  pages.set('reference.html', reference);
  pages.set('console.html', consoleReference);
  await rm(join(next, RELOAD));
  for (const [name, content] of pages) await writeFile(join(next, name), content);
  if (reload) await reloadPages(next);
  await rm(dist, { recursive: true, force: true });
  await rename(next, dist);
  return [...pages.keys()];
}

/** Makes the pages of a built site reload after each new build. */
export async function reloadPages(site: string): Promise<void> {
  const pages = (await readdir(site)).filter((name) => name.endsWith('.html'));
  for (const name of pages) {
    const html = await readFile(join(site, name), 'utf8');
    await writeFile(join(site, name), withReload(html));
  }
  await cp(join(assets, RELOAD), join(site, RELOAD));
}

/** The script of the reference also contains `</body>`; the last one ends the page. */
function withReload(html: string): string {
  const end = html.lastIndexOf('</body>');
  return `${html.slice(0, end)}<script src="${RELOAD}"></script>${html.slice(end)}`;
}

if (import.meta.main) {
  const pages = await buildSite({ reload: process.argv.includes('--reload') });
  console.log(`Built ${pages.length} files into apps/docs/dist.`);
}
