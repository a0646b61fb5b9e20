const text = { type: 'string', minLength: 1 } as const;
const message = object({ text }, ['text']);
const level = { enum: ['none', 'note', 'warning', 'error'] };

function object(properties: object, required: readonly string[]) {
  return { type: 'object', properties, required, additionalProperties: false };
}

function list(items: object) {
  return { type: 'array', items };
}

/** The parts of SARIF 2.1.0 that the tester writes, as the standard has them; nothing else may be there. */
export const sarifSchema = object(
  {
    $schema: {
      const: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    },
    version: { const: '2.1.0' },
    runs: list(
      object(
        {
          tool: object(
            {
              driver: object(
                {
                  name: text,
                  version: text,
                  rules: {
                    ...list(object({ id: text, shortDescription: message }, ['id'])),
                    uniqueItems: true,
                  },
                },
                ['name'],
              ),
            },
            ['driver'],
          ),
          automationDetails: object({ id: { type: 'string' } }, []),
          columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
          invocations: list(
            object(
              {
                executionSuccessful: { type: 'boolean' },
                toolExecutionNotifications: list(object({ level, message }, ['message'])),
              },
              ['executionSuccessful'],
            ),
          ),
          results: list(
            object(
              {
                ruleId: text,
                ruleIndex: { type: 'integer', minimum: -1 },
                level,
                message,
                locations: list(
                  object(
                    {
                      physicalLocation: object(
                        {
                          artifactLocation: object(
                            { uri: { type: 'string', format: 'uri-reference' }, uriBaseId: text },
                            ['uri'],
                          ),
                          region: object({ startLine: { type: 'integer', minimum: 1 } }, ['startLine']),
                        },
                        ['artifactLocation'],
                      ),
                    },
                    ['physicalLocation'],
                  ),
                ),
                partialFingerprints: { type: 'object', additionalProperties: { type: 'string' } },
                suppressions: list(
                  object(
                    {
                      kind: { enum: ['inSource', 'external'] },
                      status: { enum: ['accepted', 'underReview', 'rejected'] },
                      justification: { type: 'string' },
                    },
                    ['kind'],
                  ),
                ),
                properties: { type: 'object' },
              },
              ['message'],
            ),
          ),
        },
        ['tool'],
      ),
    ),
  },
  ['version', 'runs'],
);
