import { encodingOf } from '../../contract/encoding.ts';
import { isRecord, withMember } from '../../contract/instances/json-value.ts';
import type { Contract, Operation } from '../../contract/model.ts';
import { parameterOf, templateOf } from '../../contract/path-template.ts';
import type { RawFinding } from '../../model/case.ts';
import { isSuccess } from '../../model/case-of.ts';
import { fileFields } from '../../wire/file-fields.ts';
import { flatPath } from '../../world/flat-things.ts';
import { pathNames } from '../../world/resources.ts';
import type { Probe } from '../probe.ts';
import { baseRequest } from '../requests/base-request.ts';
import { withFreshKeys } from '../requests/parameter-values.ts';
import { memberRequest, pathValues, withBody } from './steps/member-request.ts';
import { identifierIn } from './steps/things.ts';
import { flowProbe, type Steps, type Walk } from './steps/walk.ts';

/** Bytes that a server which treats a file as text changes. */
const contents = 'first\r\nsecond\n\u0000\ttab é漢🙂 \r end  ';

/** Uploads a file in a form and downloads it by the GET below the new resource: the bytes must be the same. */
export function downloadProbes(contract: Contract): Probe[] {
  return contract.operations.flatMap((upload) => {
    const [mediaType, content] =
      [...(upload.body?.content ?? [])].find(([name]) => encodingOf(name) === 'multipart') ?? [];
    if (upload.method !== 'POST' || mediaType === undefined || content === undefined) return [];
    const files = [...fileFields(content, contract.schemas)];
    const [[file, type] = []] = files;
    const flat = flatPath(contract, upload.path);
    const collection = flat?.slice(0, flat.lastIndexOf('/')) ?? upload.path;
    const download = contract.operations.find(
      (one) => type !== undefined && isDownload(one, collection, type),
    );
    if (files.length !== 1 || file === undefined || download === undefined) return [];
    return flowProbe(`${upload.id}/download`, [upload, download], 'state', (walk) =>
      downloaded(walk, upload, download, file),
    );
  });
}

/** Whether a GET returns the bytes of what a creation adds: as raw bytes, or as the media type of the file. */
function isDownload({ method, path, responses }: Operation, collection: string, type: string): boolean {
  if (method !== 'GET' || !path.startsWith(`${collection}/{`)) return false;
  const below = templateOf(path.slice(collection.length)).segments;
  if (below.length > 2 || below.slice(1).some((segment) => segment.includes('{'))) return false;
  const types = [...(responses.get('200')?.content.keys() ?? [])];
  return types.length === 1 && types.some((one) => [type, 'application/octet-stream', '*/*'].includes(one));
}

function* downloaded(
  walk: Walk,
  upload: Operation,
  download: Operation,
  file: string,
): Steps<readonly RawFinding[]> {
  const { context } = walk;
  const base = baseRequest(context, upload);
  const body = base?.body;
  if (base === undefined || body === undefined || !('value' in body) || !isRecord(body.value)) return [];
  const schema = upload.body?.content.get(body.mediaType)?.schema;
  const value = withMember(body.value, file, contents);
  if (schema === undefined || !context.judge.isValid(schema, value, 'request')) return [];
  const parts = withFreshKeys(context, upload, withBody(base, value));
  const created = yield* walk.succeed('upload', upload, parts);
  const key = templateOf(download.path)
    .segments.map(parameterOf)
    .findLast((name) => name !== undefined);
  const id = created && identifierIn(created.json, key ?? 'id');
  if (created === undefined || created.status === 202 || id === undefined) return [];
  const reading = memberRequest(context, download, [
    ...(pathNames(download.path).length > 1 ? pathValues(upload, parts) : []),
    id,
  ]);
  const read = reading && (yield* walk.send('download', download, reading));
  if (read === undefined || !isSuccess(read.status) || read.answer.kind === 'none') return [];
  const sent = Buffer.from(contents);
  const { body: bytes } = read.answer;
  if (sent.equals(bytes)) return [];
  const at = sent.findIndex((byte, index) => byte !== bytes[index]);
  const place = at < 0 ? sent.length : at;
  return [
    walk.finding(read, {
      rule: 'created-differs',
      cause: `bytes ${file}`,
      instancePath: '/body',
      expected: `the ${sent.length} bytes of ${file} as sent`,
      actual: `${bytes.length} bytes, different from byte ${place} on`,
      node: upload.node,
      of: upload,
    }),
  ];
}
