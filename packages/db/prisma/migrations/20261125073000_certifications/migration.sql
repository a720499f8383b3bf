CREATE TYPE "certification_state" AS ENUM ('review', 'passed', 'rejected');

CREATE TABLE "certification" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "company_name" TEXT NOT NULL,
    "credit_code" TEXT NOT NULL,
    "postal_code" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "office_phone" TEXT NOT NULL,
    "contact" TEXT,
    "mobile" TEXT,
    "email" TEXT NOT NULL,
    "licence_file_id" UUID NOT NULL,
    "state" "certification_state" NOT NULL,
    "reason" TEXT,
    "submitted_at" TIMESTAMPTZ(3) NOT NULL,
    "due_on" DATE NOT NULL,
    "decided_at" TIMESTAMPTZ(3),
    "decided_by" TEXT,
    "version" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "certification_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "certification_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "certification_licence_file_id_fkey" FOREIGN KEY ("licence_file_id") REFERENCES "stored_file"("id") ON DELETE NO ACTION ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "certification_account_id_key" ON "certification"("account_id");
CREATE INDEX "certification_state_due_on_idx" ON "certification"("state", "due_on");
CREATE INDEX "certification_credit_code_idx" ON "certification"("credit_code");
