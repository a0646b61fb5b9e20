-- Checks and locks the records of a commit, then, with `writes` and when all are as expected, writes them. Each is the business of
-- `record_<kind>`, which says in its own words why one is not as expected; the first that is not is told of. What one says while it
-- writes is a defect of that function: the whole commit is undone.
CREATE OR REPLACE FUNCTION change_records(of_business text, records jsonb, writes boolean) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  checking text;
  writing text;
  problem text;
BEGIN
  SELECT
      string_agg(format('%L || %I($1, $2 -> %s, false)', 'conflict ' || kind || ' ', 'record_' || kind, place - 1), ', ' ORDER BY place),
      string_agg(format('%L || %I($1, $2 -> %s, true)', 'written ' || kind || ' ', 'record_' || kind, place - 1), ', ' ORDER BY place)
    INTO checking, writing
    FROM jsonb_array_elements(records) WITH ORDINALITY AS change (facts, place)
    CROSS JOIN LATERAL (SELECT facts ->> 'kind' AS kind) AS named;
  IF checking IS NULL THEN RETURN NULL; END IF;
  -- One after the other, up to the first that says anything: in one statement, since each of them has to be planned anew.
  EXECUTE 'SELECT coalesce(' || checking || CASE WHEN writes THEN ', ' || writing ELSE '' END || ')'
    INTO problem USING of_business, records;
  IF problem LIKE 'written %' THEN RAISE EXCEPTION 'A record was refused while it was written: %', problem; END IF;
  RETURN problem;
END
$$;
