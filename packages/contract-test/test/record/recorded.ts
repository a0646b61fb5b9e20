import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { loadContract } from '../../src/contract/load/load-contract.ts';
import type { LiveExchange } from '../../src/model/live-exchange.ts';
import { openLiveJudge } from '../../src/record/check-live.ts';
import { overlayActions } from '../../src/record/overlay.ts';
import { openDocument } from '../../src/record/propose.ts';
import { openRecording, type Recording, type RecordResult } from '../../src/record/recording.ts';
import { applyOverlay } from './apply-overlay.ts';

/** What traffic comes to, and what deviates from the document that the overlay makes. */
export interface Recorded {
  readonly result: RecordResult;
  readonly recording: Recording;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into documents of any form.
  readonly edited: any;
  readonly left: readonly string[];
}

/** Records traffic by a document, applies the overlay, and judges the same traffic again. */
export async function recorded(document: unknown, traffic: readonly LiveExchange[]): Promise<Recorded> {
  return withTemporarySpec(stringify(document), async (spec) => {
    const recording = openRecording({
      document: await openDocument(spec, false),
      target: new URL('http://127.0.0.1:1'),
      severityOf: () => undefined,
      isPersonal: false,
    });
    for (const one of traffic) recording.take(one);
    const result = await recording.end();
    const actions = [...result.before].flatMap(([file, value]) =>
      overlayActions(value, result.after.get(file)).map(({ action }) => action),
    );
    const edited = applyOverlay(document, actions);
    const left = await withTemporarySpec(stringify(edited), async (other) => {
      const judge = openLiveJudge(await loadContract(other));
      return traffic.flatMap((one) => judge.judge(one).deviations.map(({ key }) => key));
    });
    return { result, recording, edited, left };
  });
}

async function withTemporarySpec<Result>(
  text: string,
  use: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-record-'));
  try {
    const file = join(folder, 'openapi.yaml');
    writeFileSync(file, text);
    return await use(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
