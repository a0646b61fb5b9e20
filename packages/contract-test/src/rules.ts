/**
 * What the tester holds a server to. The names are part of reports and baselines: they do not change.
 */
export const rules = {
  'no-answer': 'Every request is answered.',
  'server-error': 'No request makes the server fail (5XX).',
  'undocumented-status': 'Every status is declared.',
  'media-type': 'The media type of every answer is declared.',
  'unreadable-body': 'Every body can be read as what its media type says.',
  'missing-header': 'Every required header is there.',
  'header-value': 'Every declared header fits its schema.',
  'undocumented-header': 'Every header is declared, or belongs to the transport.',
  'response-body': 'Every body fits its schema.',
  'undocumented-field': 'Every field is declared.',
  'valid-refused': 'A valid request is accepted.',
  'invalid-accepted': 'An invalid request is refused.',
  'missing-auth': 'A call without credentials is refused with 401.',
  'wrong-auth': 'A call with credentials that nobody has is refused with 401.',
  'missing-scope': 'A call with credentials that lack the scope is refused with 403.',
  'undeclared-method': 'A method that a path does not have is refused with 405.',
  'allow-header': 'The answer 405 names the methods of the path in `Allow`.',
  'head-differs': 'HEAD answers as GET does, without content.',
  'not-acceptable': 'An `Accept` that fits nothing declared is refused with 406, where 406 is declared.',
  'unsupported-media-type':
    'A body of a media type that is not taken is refused with 415, where 415 is declared.',
  'unknown-resource': 'An identifier that nothing has is answered with a declared 4XX.',
  'idempotent-replay': 'The same idempotency key and body are answered the same and done once.',
  'idempotency-key-reuse': 'The same idempotency key with another body is refused.',
  'created-unreadable': 'What was created can be read.',
  'created-differs': 'What was created reads as it was given and as it was answered.',
  'updated-differs': 'What was changed reads as it was given.',
  'deleted-readable': 'What was deleted is gone.',
  'refused-write-changed': 'A refused write changes nothing.',
  'broken-link': 'A link and a `Location` lead to what they promise.',
  'filter-ignored': 'A declared limit on the number of entries holds.',
  scenario: 'A scenario goes as it is written.',
  'never-succeeded':
    'With `--require-success`, every operation with a documented 2XX succeeds at least once.',
  'missing-mock-answer': 'A mock gives every declared answer that it is asked for.',
} as const;

export type RuleName = keyof typeof rules;
