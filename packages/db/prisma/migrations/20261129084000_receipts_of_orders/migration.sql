CREATE TABLE "receipt_order" (
  "receipt_id" UUID NOT NULL,
  "order_id" UUID NOT NULL,
  CONSTRAINT "receipt_order_pkey" PRIMARY KEY ("receipt_id", "order_id")
);

CREATE INDEX "receipt_order_order_id_idx" ON "receipt_order" ("order_id");

ALTER TABLE "receipt_order"
  ADD CONSTRAINT "receipt_order_receipt_id_fkey" FOREIGN KEY ("receipt_id") REFERENCES "receipt" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "receipt_order_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "service_order" ("id") ON DELETE RESTRICT ON UPDATE CASCADE;

INSERT INTO "receipt_order" ("receipt_id", "order_id")
SELECT "receipt_id", "order_id" FROM "receipt_allocation"
UNION
SELECT r."id", p."order_id" FROM "receipt" AS r JOIN "payment_order" AS p ON p."payment_id" = r."payment_id";

ALTER TABLE "refund" ADD COLUMN "keeps_service" BOOLEAN NOT NULL DEFAULT false;

-- Transactions of banks are compared without case and blanks: of those that were recorded twice so, the later ones stay as
-- they are.
UPDATE "receipt" AS r
SET "transaction_id" = upper(regexp_replace(r."transaction_id", '\s', '', 'g'))
WHERE r."method" = 'transfer'
  AND NOT EXISTS (
    SELECT FROM "receipt" AS other
    WHERE other."id" <> r."id" AND other."method" = 'transfer'
      AND upper(regexp_replace(other."transaction_id", '\s', '', 'g')) = upper(regexp_replace(r."transaction_id", '\s', '', 'g'))
  );
