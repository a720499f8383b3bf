-- CreateEnum
CREATE TYPE "report_state" AS ENUM ('generating', 'review', 'approved', 'delivered', 'rejected', 'failed');

-- CreateTable
CREATE TABLE "registrability_report" (
    "id" UUID NOT NULL,
    "number" TEXT NOT NULL,
    "account_id" UUID NOT NULL,
    "request_key" TEXT NOT NULL,
    "request_hash" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "question" JSONB NOT NULL,
    "picture_key" TEXT,
    "state" "report_state" NOT NULL DEFAULT 'generating',
    "job_id" UUID NOT NULL,
    "unit_reference" TEXT NOT NULL,
    "content" JSONB,
    "conclusion" TEXT,
    "comments" JSONB NOT NULL DEFAULT '{}',
    "version" INTEGER NOT NULL DEFAULT 0,
    "reviewer" TEXT,
    "reviewed_at" TIMESTAMPTZ(3),
    "reject_reason" TEXT,
    "error" JSONB,
    "due_on" DATE NOT NULL,
    "delivered_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "registrability_report_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "report_share" (
    "token" TEXT NOT NULL,
    "report_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "report_share_pkey" PRIMARY KEY ("token")
);

-- CreateTable
CREATE TABLE "report_sequence" (
    "day" DATE NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "report_sequence_pkey" PRIMARY KEY ("day")
);

-- CreateTable
CREATE TABLE "calendar_exception" (
    "day" DATE NOT NULL,
    "kind" TEXT NOT NULL,
    "note" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "calendar_exception_pkey" PRIMARY KEY ("day")
);

-- CreateIndex
CREATE UNIQUE INDEX "registrability_report_number_key" ON "registrability_report"("number");

-- CreateIndex
CREATE UNIQUE INDEX "registrability_report_account_id_request_key_key" ON "registrability_report"("account_id", "request_key");

-- CreateIndex
CREATE INDEX "registrability_report_account_id_created_at_idx" ON "registrability_report"("account_id", "created_at");

-- CreateIndex
CREATE INDEX "registrability_report_state_due_on_idx" ON "registrability_report"("state", "due_on");

-- CreateIndex
CREATE INDEX "registrability_report_job_id_idx" ON "registrability_report"("job_id");

-- CreateIndex
CREATE INDEX "report_share_report_id_idx" ON "report_share"("report_id");

-- AddForeignKey
ALTER TABLE "registrability_report" ADD CONSTRAINT "registrability_report_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report_share" ADD CONSTRAINT "report_share_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "registrability_report"("id") ON DELETE CASCADE ON UPDATE CASCADE;
