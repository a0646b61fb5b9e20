-- The reply to a request that has its idempotency key still.
CREATE OR REPLACE FUNCTION record_kept_reply(of_business text, change jsonb, writes boolean) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  scope bytea := decode(change ->> 'id', 'hex');
BEGIN
  IF writes THEN
    UPDATE idempotency_record SET
        state = 'done', status = reply.status, headers = reply.headers, body = reply.body, sealed_body = reply.sealed_body, customer_id = reply.customer_id,
        expires_at = reply.expires_at
      FROM jsonb_populate_record(NULL::idempotency_record, change -> 'row') AS reply
      WHERE idempotency_record.business_id = of_business AND idempotency_record.scope_hash = scope;
    RETURN NULL;
  END IF;
  PERFORM 1 FROM idempotency_record
    WHERE business_id = of_business AND scope_hash = scope
      AND owner = change -> 'expects' ->> 'owner' AND state = 'running'
    FOR UPDATE;
  RETURN CASE WHEN NOT FOUND THEN 'taken_over' END;
END
$$;
