-- additive
-- Which key of the configuration seals the key of a customer, for the rotation to find those that are left.
CREATE INDEX CONCURRENTLY IF NOT EXISTS customer_by_data_key
  ON customer (split_part(encode(substring(data_key FROM 1 FOR 33), 'escape'), ':', 1)) WHERE data_key IS NOT NULL;
