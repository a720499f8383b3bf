-- AlterTable
ALTER TABLE "search_log" ALTER COLUMN "total" DROP NOT NULL;

-- Entries of bulk queries had the number of their rows.
UPDATE "search_log" SET "total" = NULL WHERE "product" = 'trademark' AND "search_type" = 'bulk';

UPDATE "search_log" AS "l" SET "total" = "c"."hits"
  FROM "bulk_query" AS "b", LATERAL (
    SELECT count(*) FILTER (WHERE "outcome" IN ('found', 'near')) AS "hits",
      count(*) FILTER (WHERE "outcome" IS NULL) AS "waiting"
    FROM "bulk_row" WHERE "bulk_query_id" = "b"."id"
  ) AS "c"
  WHERE "l"."account_id" = "b"."account_id" AND "l"."product" = 'trademark'
    AND "l"."address" = '/bulkQuery?id=' || "b"."id" AND "c"."waiting" = 0;
