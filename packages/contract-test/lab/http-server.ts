import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import type { Answer, WireRequest } from '../src/model/message.ts';

import { faults } from './faults/every-fault.ts';
import { labServer } from './server.ts';

/** Serves an instance of the lab's server over HTTP on the loopback interface; port 0 picks a free one. */
export async function listen(
  answer: (request: WireRequest) => Answer,
  port = 0,
): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    void text(request).then((body) => write(answer(wireRequestOf(request, body)), response));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

function wireRequestOf(request: IncomingMessage, body: string): WireRequest {
  const headers: [string, string][] = [];
  for (let at = 0; at < request.rawHeaders.length; at += 2) {
    headers.push([request.rawHeaders[at] ?? '', request.rawHeaders[at + 1] ?? '']);
  }
  return {
    method: request.method ?? 'GET',
    target: request.url ?? '/',
    headers,
    body: body === '' ? undefined : body,
  };
}

function write(answer: Answer, response: ServerResponse): void {
  if (answer.kind === 'none') {
    response.destroy();
    return;
  }
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  response.writeHead(answer.status);
  response.end(answer.body);
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { fault: { type: 'string' }, port: { type: 'string', default: '0' } },
  });
  const fault = faults.find((one) => one.fault.name === values.fault)?.fault;
  if (values.fault !== undefined && fault === undefined) {
    console.error(
      `Unknown fault ${values.fault}. Available: ${faults.map((one) => one.fault.name).join(', ')}`,
    );
    process.exit(2);
  }
  const { url } = await listen(labServer(fault), Number(values.port));
  console.log(url);
}
