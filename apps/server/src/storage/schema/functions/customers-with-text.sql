-- At most so many customers of a business in whose searched text one of the texts is found, without order. The index of trigrams finds
-- few among many; the planner, which cannot tell how few they are, has no other choice.
CREATE OR REPLACE FUNCTION customers_with_text(of_business text, texts text[], most integer, OUT customer_id text, OUT created_at timestamptz)
RETURNS SETOF record LANGUAGE sql STABLE SET enable_seqscan = off SET enable_indexscan = off AS $$
  SELECT one.customer_id, one.created_at FROM customer AS one
    WHERE one.business_id = of_business AND one.erased_at IS NULL
      AND trigram_text(one.searched) LIKE ANY (ARRAY(SELECT '%' || trigram_text(text) || '%' FROM unnest(texts) AS text))
      AND EXISTS (SELECT FROM unnest(texts) AS text WHERE strpos(one.searched, text) > 0)
    LIMIT most
$$;
