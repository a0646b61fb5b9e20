import { expect, test } from 'vitest';
import { openJsonLines } from './json-lines.ts';

const text = `{
  "a": {
    "b/c": [1, "}\\"]",
      { "d": "ü😀",
        "e\\u0041": -1.5e3
      },
      [], true
    ],
    "last": {}
  },

  "z": "\\\\"
}
`;

test.each([
  ['', 1],
  ['/a', 2],
  ['/a/b~1c', 3],
  ['/a/b~1c/1', 3],
  ['/a/b~1c/2', 4],
  ['/a/b~1c/2/d', 4],
  ['/a/b~1c/2/eA', 5],
  ['/a/b~1c/4', 7],
  ['/a/last', 9],
  ['/z', 12],
  ['/a/last/nothing/at/all', 9],
  ['/nothing', 1],
])('%s is in line %i', (pointer, line) => {
  expect(openJsonLines(Buffer.from(text))(pointer)).toBe(line);
});
