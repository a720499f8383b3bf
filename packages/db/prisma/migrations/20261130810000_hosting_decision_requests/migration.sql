-- CreateTable
CREATE TABLE "hosting_decision_request" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "deadline_ids" UUID[],
    "note" TEXT,
    "email" TEXT,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "answered_at" TIMESTAMPTZ(3),
    "answered_by" TEXT,
    "revoked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "hosting_decision_request_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "hosting_decision_request_account_id_created_at_idx" ON "hosting_decision_request"("account_id", "created_at");

-- AddForeignKey
ALTER TABLE "hosting_decision_request" ADD CONSTRAINT "hosting_decision_request_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
