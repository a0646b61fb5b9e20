-- Does one piece of what keeps tables by the day, in the transaction of the call, and tells whether it has done any: makes the partition
-- of a day that begins or comes soon, drops one whose day has ended longer ago than history is kept, or deletes some rows as old from a
-- default partition. Tables by the day are those that are partitioned by the range of recorded_at, and have a default partition.
-- What cannot have its locks at once is passed over: statements would queue behind it. Several processes may call it at once: a table that
-- one of them keeps is passed over by the others, since PostgreSQL fails where two of them drop the same partition. It runs with the rights
-- of the owner of the tables, so that the role of the server needs none to change them. No day is later than that of the database.
CREATE OR REPLACE FUNCTION keep_history(asked_day date, kept_days integer) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '100ms' AS $$
DECLARE
  today date := least(asked_day, (clock_timestamp() AT TIME ZONE 'UTC')::date);
  kept_from date := today - kept_days;
  by_day record;
  partition_day date;
  partition_name text;
  referenced text;
  deleted bigint;
BEGIN
  FOR by_day IN
    SELECT parent.oid, parent.relname AS name, fallback.relname AS default_name
    FROM pg_partitioned_table AS partitioned
      JOIN pg_class AS parent ON parent.oid = partitioned.partrelid
      JOIN pg_class AS fallback ON fallback.oid = partitioned.partdefid
      JOIN pg_attribute AS attribute ON attribute.attrelid = parent.oid AND attribute.attnum = partitioned.partattrs[0]
    WHERE partitioned.partstrat = 'r' AND attribute.attname = 'recorded_at' AND parent.relnamespace = 'public'::regnamespace
    ORDER BY parent.relname
  LOOP
    BEGIN
      -- Of those who read and write, none waits for this lock.
      EXECUTE format('LOCK TABLE ONLY public.%I IN SHARE UPDATE EXCLUSIVE MODE NOWAIT', by_day.name);
    EXCEPTION WHEN lock_not_available THEN
      CONTINUE;
    END;

    -- Locked first: statements that hold one of these go on to the partitions.
    SELECT string_agg(DISTINCT confrelid::regclass::text, ', ') INTO referenced
      FROM pg_constraint WHERE conrelid = by_day.oid AND contype = 'f';

    FOR partition_day IN SELECT today + ahead FROM generate_series(0, 2) AS days (ahead) LOOP
      partition_name := by_day.name || to_char(partition_day, '_YYYYMMDD');
      CONTINUE WHEN to_regclass(format('public.%I', partition_name)) IS NOT NULL;
      BEGIN
        IF referenced IS NOT NULL THEN EXECUTE 'LOCK TABLE ' || referenced || ' IN SHARE ROW EXCLUSIVE MODE'; END IF;
        -- A row of this day that is on its way into the default partition would be refused there.
        EXECUTE format('LOCK TABLE ONLY public.%I IN SHARE ROW EXCLUSIVE MODE', by_day.name);
        EXECUTE format('LOCK TABLE public.%I IN ACCESS EXCLUSIVE MODE', by_day.default_name);
        EXECUTE format('CREATE TABLE public.%I (LIKE public.%I INCLUDING ALL)', partition_name, by_day.name);
        -- The little that has come before the partition of its day; a day with more stays where it is.
        EXECUTE format(
          'WITH moved AS (
            DELETE FROM public.%1$I WHERE ctid = ANY (ARRAY(SELECT ctid FROM public.%1$I WHERE recorded_at >= %3$L AND recorded_at < %4$L LIMIT 10000))
            RETURNING *
          )
          INSERT INTO public.%2$I SELECT * FROM moved',
          by_day.default_name, partition_name, partition_day::timestamp AT TIME ZONE 'UTC', (partition_day + 1)::timestamp AT TIME ZONE 'UTC');
        EXECUTE format(
          'ALTER TABLE public.%I ATTACH PARTITION public.%I FOR VALUES FROM (%L) TO (%L)',
          by_day.name, partition_name, partition_day::timestamp AT TIME ZONE 'UTC', (partition_day + 1)::timestamp AT TIME ZONE 'UTC');
        RETURN true;
      EXCEPTION WHEN lock_not_available OR check_violation THEN
        -- In use, or a day with more rows than are moved.
      END;
    END LOOP;

    FOR partition_name IN
      SELECT child.relname FROM pg_inherits JOIN pg_class AS child ON child.oid = inhrelid
      WHERE inhparent = by_day.oid AND child.relname ~ ('^' || by_day.name || '_\d{8}$')
        AND to_date(right(child.relname, 8), 'YYYYMMDD') < kept_from
      ORDER BY child.relname
    LOOP
      BEGIN
        IF referenced IS NOT NULL THEN EXECUTE 'LOCK TABLE ' || referenced || ' IN ACCESS EXCLUSIVE MODE'; END IF;
        EXECUTE format('DROP TABLE public.%I', partition_name);
        RETURN true;
      EXCEPTION WHEN lock_not_available THEN
        -- In use.
      END;
    END LOOP;

    BEGIN
      EXECUTE format(
        'DELETE FROM public.%1$I WHERE ctid = ANY (ARRAY(SELECT ctid FROM public.%1$I WHERE recorded_at < %2$L LIMIT 10000 FOR UPDATE SKIP LOCKED))',
        by_day.default_name, kept_from::timestamp AT TIME ZONE 'UTC');
      GET DIAGNOSTICS deleted = ROW_COUNT;
      IF deleted > 0 THEN RETURN true; END IF;
    EXCEPTION WHEN lock_not_available THEN
    END;
  END LOOP;
  RETURN false;
END
$$;
