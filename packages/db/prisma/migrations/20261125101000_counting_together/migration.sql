-- Counts `asked` once on several counters, on all of them or on none. One round trip instead of four, and the locks of
-- the counters, which are set in the order of their names, are held no longer than that.
CREATE FUNCTION "key_value_count_once"(asked text, counters text[], amounts bigint[], limits bigint[], ttl_seconds int)
RETURNS TABLE (state text, counts bigint[]) LANGUAGE plpgsql AS $$
DECLARE
  expiry timestamptz := now() + ttl_seconds * interval '1 second';
  present bigint[];
BEGIN
  INSERT INTO key_value AS k (key, value, expires_at)
    SELECT counter, '0', expiry FROM unnest(counters) AS counter ORDER BY counter
    ON CONFLICT (key) DO UPDATE SET value = '0', expires_at = excluded.expires_at WHERE k.expires_at <= now();
  PERFORM FROM key_value WHERE key = ANY (counters) ORDER BY key FOR UPDATE;
  SELECT coalesce(array_agg(k.value::bigint ORDER BY c.at), '{}') INTO present
    FROM unnest(counters) WITH ORDINALITY AS c (counter, at) JOIN key_value k ON k.key = c.counter;

  IF EXISTS (SELECT FROM key_value WHERE key = asked AND expires_at > now()) THEN
    RETURN QUERY SELECT 'known', present;
    RETURN;
  END IF;
  IF EXISTS (SELECT FROM unnest(present, amounts, limits) AS c (count, amount, most) WHERE c.count + c.amount > c.most) THEN
    RETURN QUERY SELECT 'full', present;
    RETURN;
  END IF;

  INSERT INTO key_value AS k (key, value, expires_at)
    SELECT asked, coalesce(jsonb_object_agg(counter, amount), '{}')::text, expiry
      FROM unnest(counters, amounts) AS c (counter, amount)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at
      WHERE k.expires_at <= now();
  -- Without counters nothing was locked, and the same key may have been set meanwhile.
  IF NOT FOUND THEN
    RETURN QUERY SELECT 'known', present;
    RETURN;
  END IF;
  UPDATE key_value k SET value = (k.value::bigint + c.amount)::text
    FROM unnest(counters, amounts) AS c (counter, amount) WHERE k.key = c.counter;
  RETURN QUERY SELECT 'counted', (SELECT coalesce(array_agg(c.count + c.amount ORDER BY c.at), '{}')
    FROM unnest(present, amounts) WITH ORDINALITY AS c (count, amount, at));
END $$;

-- Takes back what was counted for `asked`; false where nothing was, or it was taken back before.
CREATE FUNCTION "key_value_uncount"(asked text) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  counted jsonb;
BEGIN
  SELECT value::jsonb INTO counted FROM key_value WHERE key = asked AND expires_at > now() AND value LIKE '{%';
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  PERFORM FROM key_value WHERE key IN (SELECT jsonb_object_keys(counted)) ORDER BY key FOR UPDATE;
  DELETE FROM key_value WHERE key = asked AND value LIKE '{%';
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  UPDATE key_value k SET value = greatest(k.value::bigint - c.value::bigint, 0)::text
    FROM jsonb_each_text(counted) AS c WHERE k.key = c.key;
  RETURN true;
END $$;
