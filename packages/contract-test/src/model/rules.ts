/**
 * What the tester holds a server to. The names are part of reports and baselines: they do not change.
 */
export const rules = {
  'no-answer': 'Every request gets a response.',
  'server-error': 'No request causes a server error (5XX).',
  'undocumented-status': 'Every status is declared.',
  'media-type': 'The media type of every response is declared.',
  'unreadable-body': 'Every body can be parsed as its media type.',
  'missing-header': 'Every required header is present.',
  'header-value': 'Every declared header matches its schema.',
  'undocumented-header': 'Every header is declared or belongs to HTTP itself.',
  'response-body': 'Every body matches its schema.',
  'undocumented-field': 'Every field is declared.',
  'valid-refused': 'A valid request is accepted.',
  'invalid-accepted': 'An invalid request is refused.',
  'missing-auth': 'A request without credentials is refused with 401.',
  'wrong-auth': 'A request with invalid credentials is refused with 401.',
  'missing-scope': 'A request whose credentials lack the scope is refused with 403.',
  'undeclared-method': 'A method that the path does not support is refused with 405.',
  'allow-header': 'A 405 response lists the methods of the path in `Allow`.',
  'head-differs': 'HEAD returns the same as GET, without a body.',
  'not-acceptable':
    'An `Accept` that matches no declared media type is refused with 406, where 406 is declared.',
  'unsupported-media-type': 'A body of an unsupported media type is refused with 415, where 415 is declared.',
  'unknown-resource': 'An unknown identifier gets a declared 4XX.',
  'idempotent-replay': 'The same idempotency key and body return the same response and are executed once.',
  'idempotency-key-reuse': 'The same idempotency key with another body is refused.',
  'created-status': 'A PUT that creates a resource is answered with 201, where it is declared.',
  'created-unreadable': 'A created resource can be read.',
  'created-differs': 'A created resource reads as it was sent and as it was returned.',
  'updated-differs': 'An updated resource reads as it was sent.',
  'white-space-lost':
    'A text is kept with the white space at its ends, unless its description says otherwise.',
  'deleted-readable': 'A deleted resource can no longer be read.',
  'deleted-too-much': 'A deletion removes no other resource of the same kind.',
  'refused-write-changed': 'A refused write changes nothing.',
  'taken-accepted':
    'A value that may only be there once, as the document says, is refused with 409 when it is taken.',
  'wrong-state':
    'What the document rules out in a state of a resource, or while others refer to it, is refused.',
  'lost-write': 'Resources created at the same moment are all kept, each as it was sent.',
  'conditional-request':
    'An `ETag` changes with its resource; an unchanged one gets 304, a stale `If-Match` 412, where they are declared.',
  'read-changed': 'GET and HEAD change nothing.',
  'other-tenant': 'What one tenant created, another tenant cannot read, list, change or delete.',
  'wrong-parent': 'A child resource is reached only below its own parent.',
  'broken-link': 'Links and `Location` lead to the resource they promise.',
  'filter-ignored': 'A filtered list has only entries that match, and no more than the limit.',
  'filter-incomplete': 'A filtered list has every entry that matches.',
  'sort-ignored': 'A list is in the order that was asked for, or that its description promises.',
  'default-differs': 'A list without a parameter is the same as with the default of the parameter.',
  'pages-differ': 'The pages of a list neither overlap nor skip entries, and say truly whether more follow.',
  'next-page': 'The way to the next page keeps the filters and the order.',
  'total-differs': 'A total is the number of entries on all pages.',
  scenario: 'Every step of a scenario meets its criteria.',
  'never-succeeded':
    'With `--require-success`, every operation with a documented 2XX succeeds at least once.',
  'missing-mock-answer': 'A mock returns every declared response on request.',
} as const;

export type RuleName = keyof typeof rules;
