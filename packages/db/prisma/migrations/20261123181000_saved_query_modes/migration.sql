-- Saved queries hold what used to be the defaults of two fields that said nothing. From now on they say that names are
-- compared by their writing alone, and which criterion is asked.
UPDATE "saved_query" SET "query" = "query" - 'fastOrHigh' - 'queryMode' || '{"fastOrHigh": 1}'::jsonb;
