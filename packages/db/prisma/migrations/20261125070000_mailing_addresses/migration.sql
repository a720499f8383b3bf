CREATE TABLE "mailing_address" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "region" TEXT[],
    "detail" TEXT NOT NULL,
    "postcode" TEXT,
    "recipient" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "default_of" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mailing_address_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "mailing_address_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "mailing_address_default_of_key" ON "mailing_address"("default_of");
CREATE INDEX "mailing_address_account_id_created_at_idx" ON "mailing_address"("account_id", "created_at");
