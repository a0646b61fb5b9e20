import type { Contract, Json, ResponseHeader, ResponseModel } from '../contract/model.ts';
import type { Judge, SchemaViolation } from '../contract/violation.ts';
import type { Answer } from '../model/message.ts';
import { headerReadings } from './header-readings.ts';
import { headerValues } from './media-type.ts';
import { isTransportHeader } from './transport-headers.ts';
import type { Violation } from './violation.ts';

type Received = Extract<Answer, { kind: 'response' }>;

/**
 * Checks the headers of a response against the declared ones: required ones are present, each matches its schema and is
 * declared.
 */
export function checkHeaders(
  contract: Contract,
  judge: Judge,
  answer: Received,
  response: ResponseModel,
): Violation[] {
  return [
    ...[...response.headers].flatMap(([name, header]) =>
      name === 'content-type' ? [] : declaredHeader(contract, judge, answer, name, header),
    ),
    ...undeclaredHeaders(contract, answer, response),
  ];
}

function declaredHeader(
  contract: Contract,
  judge: Judge,
  answer: Received,
  name: string,
  header: ResponseHeader,
): Violation[] {
  const values = headerValues(answer, name);
  const about = { shared: contract.isShared(header.node), instancePath: `/headers/${name}` };
  if (values.length === 0) {
    if (!header.required) return [];
    const place = contract.placeOf(header.node);
    return [
      {
        ...about,
        rule: 'missing-header',
        cause: name,
        expected: `the header ${header.name}`,
        actual: 'nothing',
        place,
      },
    ];
  }
  return values.flatMap((value) =>
    headerViolations(judge, header, value).map((violation) => ({
      ...about,
      rule: 'header-value' as const,
      cause: `${name} ${violation.keyword}`,
      expected: violation.expected,
      actual: violation.actual,
      place: violation.place,
    })),
  );
}

/** None if one reading of the text fits; otherwise those of the most specific reading of the right type. */
function headerViolations(
  judge: Judge,
  { schema }: ResponseHeader,
  text: string,
): readonly SchemaViolation[] {
  const fits = (reading: Json): boolean => judge.isValid(schema, reading, 'response');
  if (fits(text)) return [];
  const readings = headerReadings(text);
  if (readings.some(fits)) return [];
  const verdicts = readings.map((reading) => judge.violations(schema, reading, 'response'));
  const ofTheType = verdicts.find(
    (violations) =>
      !violations.some(({ keyword, instancePath }) => keyword === 'type' && instancePath === ''),
  );
  return ofTheType ?? verdicts.at(-1) ?? [];
}

function undeclaredHeaders(contract: Contract, answer: Received, response: ResponseModel): Violation[] {
  const names = new Set(answer.headers.map(([name]) => name.toLowerCase()));
  return [...names]
    .filter((name) => !response.headers.has(name) && !isTransportHeader(name, answer.status))
    .map((name) => ({
      rule: 'undocumented-header',
      cause: name,
      shared: contract.isShared(response.node),
      instancePath: `/headers/${name}`,
      expected: 'no undeclared header',
      actual: `the header ${name}`,
      place: contract.placeOf(response.node),
    }));
}
