-- Why changes cannot be made of which at least one is of a balance that is not open. One that is not open holds nothing
-- to take; to add to it is a mistake.
CREATE OR REPLACE FUNCTION absence_of_balance(business text, changes balance_change[]) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  absent balance_change;
BEGIN
  SELECT change.* INTO absent FROM unnest(changes) AS change
    WHERE NOT EXISTS (
      SELECT 1 FROM balance WHERE balance.business_id = business
        AND balance.profile_id = change.profile_id AND balance.currency = change.currency
    )
    ORDER BY least(change.available, change.held, change.savings, change.investments), change.profile_id, change.currency
    LIMIT 1;
  IF absent.available < 0 THEN RETURN format('short available %s %s 0 %s', absent.currency, absent.profile_id, -absent.available); END IF;
  IF absent.held < 0 THEN RETURN format('short held %s %s 0 %s', absent.currency, absent.profile_id, -absent.held); END IF;
  IF absent.savings < 0 THEN RETURN format('short savings %s %s 0 %s', absent.currency, absent.profile_id, -absent.savings); END IF;
  IF absent.investments < 0 THEN RETURN format('short investments %s %s 0 %s', absent.currency, absent.profile_id, -absent.investments); END IF;
  RAISE EXCEPTION '% has no % balance to post to; open it first.', absent.profile_id, absent.currency;
END
$$;
