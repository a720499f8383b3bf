-- Each account has one of its own; those that exist get theirs here.
ALTER TABLE "account" ADD COLUMN "merchant_id" TEXT NOT NULL DEFAULT ('M'::text || upper("substring"(replace((gen_random_uuid())::text, '-'::text, ''::text), 1, 12)));
CREATE UNIQUE INDEX "account_merchant_id_key" ON "account"("merchant_id");
