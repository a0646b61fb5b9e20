import { isAbsolute, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { testerVersion } from './version.ts';

/** One result of a SARIF log. */
export interface SarifResult {
  readonly rule: string;
  readonly level: SarifLevel;
  readonly message: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** A fingerprint that identifies the same result across runs. */
  readonly fingerprint: string;
  /** Why it is accepted, for an accepted result. */
  readonly accepted: string | undefined;
  readonly properties: Readonly<Record<string, unknown>>;
}

type SarifLevel = 'error' | 'warning' | 'note';

/** Messages about a run as a whole. */
interface SarifNotification {
  readonly level: SarifLevel;
  readonly message: string;
}

/** A whole log. */
export interface SarifLog {
  /** The command and the title of the document: code scanning keeps their results separate. */
  readonly command: 'test' | 'diff';
  readonly title: string;
  /** What each rule requires, by its name. */
  readonly rules: ReadonlyMap<string, string>;
  readonly results: readonly SarifResult[];
  readonly notifications: readonly SarifNotification[];
  /** Whether the run completed. */
  readonly complete: boolean;
}

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/** Writes a log of one run in SARIF 2.1.0. Files in the folder of the run are relative to the source root. */
export function sarifText({ command, title, rules, results, notifications, complete }: SarifLog): string {
  const names = [...rules.keys()];
  const log = {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'contract',
            version: testerVersion(),
            rules: [...rules].map(([id, says]) => ({ id, shortDescription: { text: says } })),
          },
        },
        automationDetails: { id: `contract/${command}/${title.replaceAll(/[\s/]+/g, '-')}/` },
        columnKind: 'utf16CodeUnits',
        invocations: [
          {
            executionSuccessful: complete,
            toolExecutionNotifications: notifications.map(({ level, message }) => ({
              level,
              message: { text: message },
            })),
          },
        ],
        results: results.map((result) => ({
          ruleId: result.rule,
          ruleIndex: names.indexOf(result.rule),
          level: result.level,
          message: { text: result.message },
          locations: [
            {
              physicalLocation: {
                artifactLocation: artifactOf(result.file),
                region: { startLine: Math.max(1, result.line) },
              },
            },
          ],
          partialFingerprints: { 'contract/v1': result.fingerprint },
          ...(result.accepted === undefined
            ? {}
            : {
                suppressions: [{ kind: 'external', status: 'accepted', justification: result.accepted }],
              }),
          properties: result.properties,
        })),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function artifactOf(file: string): { readonly uri: string; readonly uriBaseId?: string } {
  if (/^https?:\/\//.test(file)) return { uri: file };
  const path = isAbsolute(file) ? relative(process.cwd(), file) : file;
  if (path.startsWith('..') || isAbsolute(path)) return { uri: pathToFileURL(file).href };
  return { uri: path.split(/[\\/]/).map(encodeURIComponent).join('/'), uriBaseId: '%SRCROOT%' };
}
