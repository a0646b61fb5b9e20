import type { Call, Reply } from '@finops/contract-express';
import { decodePath, flawsFault, negotiate, parseQuery, splitTarget } from '@finops/contract-express/reading';
import { redirectFlaws } from './authorization.ts';
import type { MockContract, MockOperation } from './contract.ts';
import { declaredHeaders } from './headers.ts';
import { createdLocation, redirectLocation } from './location.ts';
import type { Choice } from './prefer.ts';
import { exampleBody } from './prism.ts';

/** Answers a valid request with its selected example. */
export async function answer(
  contract: MockContract,
  operation: MockOperation,
  choice: Choice,
  { request, path }: Call,
): Promise<Reply> {
  const query = parseQuery(splitTarget(request.url ?? '/').query);
  const flaws = redirectFlaws(operation, query);
  if (flaws.length > 0) throw flawsFault(flaws, false);
  const segments = decodePath(splitTarget(path).segments);
  const { status, response, example, lookup } = choice;
  const mediaType = answerType([...response.examples.keys()], request.headers.accept);
  const named = response.locations.has(example ?? '') ? undefined : example;
  const body =
    mediaType &&
    (await exampleBody(operation.prism, { status: lookup, mediaType, ...(named && { example: named }) }));
  const location =
    status === 201 ? createdLocation(contract, segments, body) : redirectLocation(choice, query);
  return {
    status,
    headers: {
      ...declaredHeaders(response.headers, { segments, status, ...(location && { location }) }),
      ...(mediaType && { 'Content-Type': mediaType }),
    },
    body,
  };
}

/** The media type of the response; undefined if it has no content. */
function answerType(types: readonly string[], accept: string | undefined): string | undefined {
  return types.length > 1 ? negotiate(accept, types) : types[0];
}
