-- How many calls a window has counted.
CREATE OR REPLACE FUNCTION calls_in(counts integer[]) RETURNS integer
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  total integer := 0;
  calls integer;
BEGIN
  FOREACH calls IN ARRAY counts LOOP
    total := total + calls;
  END LOOP;
  RETURN total;
END
$$;
