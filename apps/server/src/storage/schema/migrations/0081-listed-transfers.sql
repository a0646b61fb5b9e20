-- additive
-- The transfers from before the trigger, apart from the change of the table, which nobody could read meanwhile.
UPDATE transfer SET
    reference = quote.reference, category = quote.category,
    source_currency = quote.source_currency, target_currency = quote.target_currency
  FROM quote
  WHERE quote.business_id = transfer.business_id AND quote.quote_id = transfer.quote_id AND transfer.reference IS NULL;
