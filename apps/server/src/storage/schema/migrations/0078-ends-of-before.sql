-- Transfers that ended before say now what was kept of their fees, and what late payments have credited.
UPDATE transfer SET fees = '[]'
  FROM quote
  WHERE quote.business_id = transfer.business_id AND quote.quote_id = transfer.quote_id AND transfer.fees <> '[]'
    AND (transfer.status = 'cancelled' OR transfer.error = 'conversion_refused'
      OR (transfer.status = 'funds_refunded' AND quote.reversal_policy IS NOT NULL));

UPDATE transfer SET error = 'late', late_credit = late.credited
  FROM (
    SELECT entry.business_id, entry.transfer_id, sum(CASE WHEN entry.is_credit THEN entry.amount ELSE -entry.amount END) AS credited
    FROM transaction_entry AS entry
    JOIN transfer ON transfer.business_id = entry.business_id AND transfer.transfer_id = entry.transfer_id
      AND transfer.profile_id = entry.profile_id
    JOIN quote ON quote.business_id = transfer.business_id AND quote.quote_id = transfer.quote_id
    WHERE transfer.status = 'cancelled' AND entry.reference <> quote.reference
    GROUP BY entry.business_id, entry.transfer_id
  ) AS late
  WHERE transfer.business_id = late.business_id AND transfer.transfer_id = late.transfer_id;

-- The fee of a payout that came back, and whose whole amount was returned, is given back to the position, which bears the rest.
INSERT INTO posting (business_id, posting_id, currency, amount, from_account, to_account, reference, created_at)
  SELECT kept.business_id, kept.posting_id || '.returned', kept.currency, kept.amount, 'fees', 'position', kept.reference, transfer.updated_at
  FROM posting AS kept
  JOIN transfer ON transfer.business_id = kept.business_id AND transfer.transfer_id = kept.reference
  JOIN quote ON quote.business_id = transfer.business_id AND quote.quote_id = transfer.quote_id
  WHERE kept.to_account = 'fees' AND transfer.status = 'funds_refunded' AND quote.reversal_policy IS NOT NULL;
