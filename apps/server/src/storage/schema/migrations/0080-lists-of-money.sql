-- additive
ALTER TABLE quote ADD COLUMN metadata jsonb;
-- What a transfer is listed by; its quote says it first, and neither changes.
ALTER TABLE transfer
  ADD COLUMN metadata jsonb,
  ADD COLUMN reference text,
  ADD COLUMN category text,
  ADD COLUMN source_currency text,
  ADD COLUMN target_currency text;

CREATE FUNCTION list_transfer_by_quote() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  SELECT reference, category, source_currency, target_currency
    INTO NEW.reference, NEW.category, NEW.source_currency, NEW.target_currency
    FROM quote WHERE business_id = NEW.business_id AND quote_id = NEW.quote_id;
  RETURN NEW;
END
$$;
CREATE TRIGGER list_transfer_by_quote BEFORE INSERT ON transfer FOR EACH ROW EXECUTE FUNCTION list_transfer_by_quote();
