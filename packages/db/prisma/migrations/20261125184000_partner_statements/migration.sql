-- CreateTable
CREATE TABLE "partner_statement" (
    "account_id" UUID NOT NULL,
    "month" DATE NOT NULL,
    "calls" INTEGER NOT NULL,
    "failures" INTEGER NOT NULL,
    "words" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "partner_statement_pkey" PRIMARY KEY ("account_id","month")
);

-- AddForeignKey
ALTER TABLE "partner_statement" ADD CONSTRAINT "partner_statement_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
