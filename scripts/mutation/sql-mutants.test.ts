import { expect, test } from 'vitest';
import { sqlMutants } from './sql-mutants.ts';

const first = `
CREATE TABLE money (amount numeric CHECK (amount > 0));
CREATE FUNCTION kept(amount numeric) RETURNS numeric
LANGUAGE sql AS $$
  SELECT greatest(amount, 0) + 1
$$;
CREATE FUNCTION made_again() RETURNS void
LANGUAGE sql AS $$ SELECT 1 + 1 $$;
`;

const second = `
CREATE OR REPLACE FUNCTION made_again() RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  -- Only if a > b AND so on.
  IF a <= b THEN
    DELETE FROM money WHERE id = a;
  END IF;
  PERFORM 1 FROM money WHERE path ? '$.x' ORDER BY id FOR UPDATE;
END
$$;
`;

test('every function is changed where it was made last, and nothing beside functions', () => {
  const mutants = sqlMutants(
    new Map([
      ['first', first],
      ['second', second],
    ]),
  );
  const shown = (file: string, source: string) =>
    mutants.get(file)?.map(({ start, code, replacement }) => {
      expect(source.slice(start, start + code.length)).toBe(code);
      return `${code.trim()} -> ${replacement.trim()}`;
    });
  expect(shown('first', first)).toEqual(['greatest( -> least(', '+ -> -']);
  expect(shown('second', second)).toEqual([
    'a <= b -> true',
    'a <= b -> false',
    '<= -> <',
    '<= -> >',
    'DELETE FROM money WHERE id = a; -> NULL;',
    '= -> <>',
    "PERFORM 1 FROM money WHERE path ? '$.x' ORDER BY id FOR UPDATE; -> NULL;",
    'ORDER BY id -> ',
    'ORDER BY id -> ORDER BY id DESC',
    'FOR UPDATE -> ',
  ]);
});
