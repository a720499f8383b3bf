-- CreateEnum
CREATE TYPE "monitor_type" AS ENUM ('similar', 'applicant', 'competitor', 'appNo', 'notice', 'renewal');

-- CreateEnum
CREATE TYPE "monitor_frequency" AS ENUM ('issue', 'daily', 'weekly');

-- CreateEnum
CREATE TYPE "monitor_verdict" AS ENUM ('ignore', 'watch', 'oppose');

-- CreateEnum
CREATE TYPE "delivery_state" AS ENUM ('pending', 'sent', 'failed');

-- CreateTable
CREATE TABLE "monitor" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "type" "monitor_type" NOT NULL,
    "query" JSONB NOT NULL,
    "rule" JSONB NOT NULL,
    "channels" TEXT[],
    "frequency" "monitor_frequency" NOT NULL,
    "webhook_url" TEXT,
    "unsubscribe_token" TEXT NOT NULL,
    "paused_at" TIMESTAMPTZ(3),
    "evaluated_version" INTEGER NOT NULL,
    "evaluated_at" TIMESTAMPTZ(3),
    "renewal_on" DATE,
    "next_digest_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "monitor_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "monitor_hit" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "monitor_id" UUID NOT NULL,
    "trademark_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "change" TEXT NOT NULL,
    "data_version" INTEGER NOT NULL,
    "score" REAL,
    "level" TEXT,
    "similarity" JSONB,
    "engine_version" TEXT,
    "facts" JSONB,
    "deadline_on" DATE,
    "verdict" "monitor_verdict",
    "note" TEXT,
    "verdict_at" TIMESTAMPTZ(3),
    "verdict_by" TEXT,
    "digest_id" UUID,
    "found_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "monitor_hit_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "monitor_digest" (
    "id" UUID NOT NULL,
    "monitor_id" UUID NOT NULL,
    "hit_count" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "monitor_digest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "monitor_delivery" (
    "id" UUID NOT NULL,
    "digest_id" UUID NOT NULL,
    "channel" TEXT NOT NULL,
    "job_id" UUID,
    "state" "delivery_state" NOT NULL DEFAULT 'pending',
    "problem" JSONB,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "monitor_delivery_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "monitor_calendar" (
    "account_id" UUID NOT NULL,
    "token" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "monitor_calendar_pkey" PRIMARY KEY ("account_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "monitor_unsubscribe_token_key" ON "monitor"("unsubscribe_token");

-- CreateIndex
CREATE INDEX "monitor_account_id_created_at_idx" ON "monitor"("account_id", "created_at");

-- CreateIndex
CREATE INDEX "monitor_evaluated_version_idx" ON "monitor"("evaluated_version");

-- CreateIndex
CREATE INDEX "monitor_hit_monitor_id_found_at_idx" ON "monitor_hit"("monitor_id", "found_at");

-- CreateIndex
CREATE INDEX "monitor_hit_trademark_id_idx" ON "monitor_hit"("trademark_id");

-- CreateIndex
CREATE INDEX "monitor_hit_digest_id_idx" ON "monitor_hit"("digest_id");

-- CreateIndex
CREATE UNIQUE INDEX "monitor_hit_monitor_id_trademark_id_kind_change_key" ON "monitor_hit"("monitor_id", "trademark_id", "kind", "change");

-- CreateIndex
CREATE INDEX "monitor_digest_monitor_id_created_at_idx" ON "monitor_digest"("monitor_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "monitor_delivery_job_id_key" ON "monitor_delivery"("job_id");

-- CreateIndex
CREATE UNIQUE INDEX "monitor_delivery_digest_id_channel_key" ON "monitor_delivery"("digest_id", "channel");

-- CreateIndex
CREATE UNIQUE INDEX "monitor_calendar_token_key" ON "monitor_calendar"("token");

-- AddForeignKey
ALTER TABLE "monitor" ADD CONSTRAINT "monitor_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "monitor_hit" ADD CONSTRAINT "monitor_hit_monitor_id_fkey" FOREIGN KEY ("monitor_id") REFERENCES "monitor"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "monitor_hit" ADD CONSTRAINT "monitor_hit_trademark_id_fkey" FOREIGN KEY ("trademark_id") REFERENCES "trademark"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "monitor_hit" ADD CONSTRAINT "monitor_hit_digest_id_fkey" FOREIGN KEY ("digest_id") REFERENCES "monitor_digest"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "monitor_digest" ADD CONSTRAINT "monitor_digest_monitor_id_fkey" FOREIGN KEY ("monitor_id") REFERENCES "monitor"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "monitor_delivery" ADD CONSTRAINT "monitor_delivery_digest_id_fkey" FOREIGN KEY ("digest_id") REFERENCES "monitor_digest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "monitor_calendar" ADD CONSTRAINT "monitor_calendar_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;


