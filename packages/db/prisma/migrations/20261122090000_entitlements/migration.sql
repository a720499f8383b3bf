-- CreateEnum
CREATE TYPE "entitled_service" AS ENUM ('search', 'report', 'monitoring');

-- CreateEnum
CREATE TYPE "grant_kind" AS ENUM ('purchase', 'trial', 'grant');

-- CreateEnum
CREATE TYPE "trial_status" AS ENUM ('submitted', 'approved', 'rejected');

-- CreateTable
CREATE TABLE "service_grant" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "service" "entitled_service" NOT NULL,
    "kind" "grant_kind" NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "total" INTEGER,
    "used" INTEGER NOT NULL DEFAULT 0,
    "daily_limit" INTEGER,
    "monitors_limit" INTEGER,
    "granted_by" TEXT,
    "note" TEXT,
    "revoked_at" TIMESTAMPTZ(3),
    "revoked_reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "service_grant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "service_grant_use" (
    "account_id" UUID NOT NULL,
    "service" "entitled_service" NOT NULL,
    "reference" TEXT NOT NULL,
    "grant_id" UUID NOT NULL,
    "used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "given_back_at" TIMESTAMPTZ(3),

    CONSTRAINT "service_grant_use_pkey" PRIMARY KEY ("account_id","service","reference")
);

-- CreateTable
CREATE TABLE "trial_application" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "service_type" SMALLINT NOT NULL,
    "name" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "industry" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "status" "trial_status" NOT NULL DEFAULT 'submitted',
    "reason" TEXT,
    "decided_by" TEXT,
    "decided_at" TIMESTAMPTZ(3),
    "grant_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "trial_application_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "service_grant_account_id_service_ends_at_idx" ON "service_grant"("account_id", "service", "ends_at");

-- CreateIndex
CREATE INDEX "service_grant_use_grant_id_idx" ON "service_grant_use"("grant_id");

-- CreateIndex
CREATE UNIQUE INDEX "trial_application_grant_id_key" ON "trial_application"("grant_id");

-- CreateIndex
CREATE INDEX "trial_application_status_created_at_idx" ON "trial_application"("status", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "trial_application_account_id_service_type_key" ON "trial_application"("account_id", "service_type");

-- AddForeignKey
ALTER TABLE "service_grant" ADD CONSTRAINT "service_grant_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "service_grant_use" ADD CONSTRAINT "service_grant_use_grant_id_fkey" FOREIGN KEY ("grant_id") REFERENCES "service_grant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "trial_application" ADD CONSTRAINT "trial_application_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "trial_application" ADD CONSTRAINT "trial_application_grant_id_fkey" FOREIGN KEY ("grant_id") REFERENCES "service_grant"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What the schema cannot say.
ALTER TABLE "service_grant" ADD CONSTRAINT "service_grant_ends_after_start" CHECK ("ends_at" > "starts_at");
ALTER TABLE "service_grant" ADD CONSTRAINT "service_grant_used_within_total" CHECK ("used" >= 0 AND ("total" IS NULL OR "used" <= "total"));
ALTER TABLE "service_grant" ADD CONSTRAINT "service_grant_gives_something" CHECK (num_nonnulls("total", "daily_limit", "monitors_limit") > 0);
