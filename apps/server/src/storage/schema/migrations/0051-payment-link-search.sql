-- additive
CREATE INDEX CONCURRENTLY IF NOT EXISTS payment_link_by_trigrams
  ON payment_link USING gin (business_id, trigram_text(searched) gin_trgm_ops);
DROP INDEX CONCURRENTLY IF EXISTS payment_link_by_text;
