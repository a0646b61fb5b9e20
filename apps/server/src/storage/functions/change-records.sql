-- What the first record of a commit that is not as expected says, in the words of `record_<kind>`, or nothing; each is locked. With
-- `writes` it makes the changes, which must have been checked.
CREATE OR REPLACE FUNCTION change_records(of_business text, records jsonb, writes boolean) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  calls text;
  problem text;
BEGIN
  SELECT string_agg(
      format('%L || %I($1, $2 -> %s, $3)', 'conflict ' || kind || ' ', 'record_' || kind, place - 1), ', ' ORDER BY place
    ) INTO calls
    FROM jsonb_array_elements(records) WITH ORDINALITY AS change (facts, place)
    CROSS JOIN LATERAL (SELECT facts ->> 'kind' AS kind) AS named;
  IF calls IS NULL THEN RETURN NULL; END IF;
  EXECUTE 'SELECT coalesce(' || calls || ')' INTO problem USING of_business, records, writes;
  RETURN problem;
END
$$;
