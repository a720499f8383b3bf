ALTER TABLE "entitlement"
  ADD COLUMN "suspended_at" TIMESTAMPTZ(3),
  ADD COLUMN "suspended_seconds" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "period_months" INTEGER,
  ADD COLUMN "period_days" INTEGER;

ALTER TABLE "refund"
  ADD COLUMN "calculation" JSONB,
  ADD COLUMN "decision_reason" TEXT;

-- What was granted before lasts so many calendar months of China, or days of 24 hours, where its dates say so. One whose
-- end was set to another time keeps its length.
UPDATE "entitlement" AS e
SET "period_months" = m.months
FROM generate_series(1, 240) AS m(months)
WHERE ((e."starts_at" AT TIME ZONE 'Asia/Shanghai') + make_interval(months => m.months)) AT TIME ZONE 'Asia/Shanghai' = e."ends_at";

UPDATE "entitlement"
SET "period_days" = (extract(epoch FROM "ends_at" - "starts_at") / 86400)::int
WHERE "period_months" IS NULL
  AND "ends_at" > "starts_at"
  AND mod(extract(epoch FROM "ends_at" - "starts_at"), 86400) = 0;

-- A refund that waits for its decision suspends the use of what it was paid for.
UPDATE "entitlement" AS e
SET "suspended_at" = now()
FROM "service_order_item" AS i
JOIN "service_order" AS o ON o."id" = i."order_id"
WHERE e."order_item_id" = i."id"
  AND o."refund_status" = 'requested'
  AND e."revoked_at" IS NULL
  AND e."ends_at" > now();
