import { existsSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { BaseResolver, Source } from '@redocly/openapi-core';
import { checkAddress, fetchDocument } from './fetch-document.ts';
import { git, openGitBlobs } from './git-blobs.ts';

/** The source of the files of a spec. */
export interface SpecSource {
  readonly resolver: BaseResolver;
  /** The name of the first file, as the resolver expects it. */
  readonly rootFile: string;
  /** A file's name as reports show it. */
  nameOf(file: string): string;
  /** Whether a file that a reference names may be read. */
  mayRead(file: string): boolean;
  /** Releases the resources used for reading. */
  close(): void;
}

/**
 * Opens the source of a spec: a file, a file of a git revision (`main:spec/openapi.yaml`), or an `https:` URL.
 * Referenced files are read from the same revision or the same origin.
 */
export async function openSpecSource(spec: string): Promise<SpecSource> {
  if (/^https?:\/\//.test(spec)) return urlSource(new URL(spec));
  const [, revision = '', path = ''] = /^([^:\\/-][^:]+):(.+)$/.exec(spec) ?? [];
  if (revision === '' || existsSync(spec)) return fileSource(spec);
  return revisionSource(revision, path);
}

function fileSource(spec: string): SpecSource {
  const resolver = new BaseResolver();
  return {
    resolver,
    rootFile: resolver.resolveExternalRef(null, spec),
    nameOf: (file) => relative(process.cwd(), file),
    mayRead: (file) => !isOnNetwork(file),
    close() {},
  };
}

/**
 * Paths in a revision are relative to the root of the repository, or with a leading `./` or `../` to the folder of the
 * run.
 */
async function revisionSource(revision: string, path: string): Promise<SpecSource> {
  const top = await git(['rev-parse', '--show-toplevel']);
  const named = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`];
  const commit = await git(named).catch(() => {
    throw new Error(`this repository has no revision ${revision}`);
  });
  const blobs = openGitBlobs(top, commit);
  const inTop = (file: string): string => relative(top, file).split(sep).join('/');
  const resolver = new BaseResolver();
  resolver.loadExternalRef = async (file) => {
    const text = await blobs.read(inTop(file));
    return new Source(file, text.replaceAll('\r\n', '\n'));
  };
  return {
    resolver,
    rootFile: resolve(/^\.\.?\//.test(path) ? process.cwd() : top, path),
    nameOf: (file) => `${revision}:${inTop(file)}`,
    mayRead: (file) => !isOnNetwork(file) && !inTop(file).startsWith('..'),
    close: blobs.close,
  };
}

function urlSource(url: URL): SpecSource {
  checkAddress(url, url.protocol === 'http:');
  const resolver = new BaseResolver();
  resolver.loadExternalRef = async (file) => {
    const { text, type } = await fetchDocument(file);
    return new Source(file, text.replaceAll('\r\n', '\n'), type);
  };
  return {
    resolver,
    rootFile: url.href,
    nameOf: (file) => file,
    mayRead: (file) => URL.canParse(file) && new URL(file).origin === url.origin,
    close() {},
  };
}

function isOnNetwork(file: string): boolean {
  return /^(https?|file|data):/.test(file);
}
