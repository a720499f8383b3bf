-- CreateTable
CREATE TABLE "portfolio_import" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "file_name" TEXT NOT NULL,
    "columns" TEXT[],
    "cells" JSONB,
    "row_count" INTEGER NOT NULL,
    "mapping" JSONB,
    "kind" "portfolio_kind",
    "office" VARCHAR(2),
    "client_id" UUID,
    "job_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "portfolio_import_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "portfolio_import_row" (
    "import_id" UUID NOT NULL,
    "row" INTEGER NOT NULL,
    "outcome" TEXT NOT NULL,
    "item_id" UUID,
    "problems" JSONB NOT NULL DEFAULT '[]',
    "cells" TEXT[],

    CONSTRAINT "portfolio_import_row_pkey" PRIMARY KEY ("import_id","row")
);

-- CreateTable
CREATE TABLE "hosting_calendar" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "client_id" UUID,
    "token_hash" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "hosting_calendar_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "hosting_reminder" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "client_id" UUID,
    "is_on" BOOLEAN NOT NULL,
    "days_before" SMALLINT[],
    "interval" TEXT NOT NULL,
    "weekday" SMALLINT,
    "month_day" SMALLINT,
    "by_site" BOOLEAN NOT NULL,
    "by_email" BOOLEAN NOT NULL,
    "emails" TEXT[],
    "looked_on" DATE,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "hosting_reminder_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "hosting_reminder_day" (
    "account_id" UUID NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "hosting_reminder_day_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "portfolio_reminded" (
    "deadline_id" UUID NOT NULL,
    "due_on" DATE NOT NULL,
    "step" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "portfolio_reminded_pkey" PRIMARY KEY ("deadline_id","due_on","step")
);

-- CreateIndex
CREATE UNIQUE INDEX "portfolio_import_job_id_key" ON "portfolio_import"("job_id");

-- CreateIndex
CREATE INDEX "portfolio_import_account_id_created_at_idx" ON "portfolio_import"("account_id", "created_at");

-- CreateIndex
CREATE INDEX "portfolio_import_client_id_idx" ON "portfolio_import"("client_id");

-- CreateIndex
CREATE INDEX "portfolio_import_row_import_id_outcome_row_idx" ON "portfolio_import_row"("import_id", "outcome", "row");

-- CreateIndex
CREATE INDEX "portfolio_import_row_import_id_item_id_idx" ON "portfolio_import_row"("import_id", "item_id");

-- CreateIndex
CREATE UNIQUE INDEX "hosting_calendar_token_hash_key" ON "hosting_calendar"("token_hash");

-- CreateIndex
CREATE INDEX "hosting_calendar_account_id_idx" ON "hosting_calendar"("account_id");

-- CreateIndex
CREATE INDEX "hosting_calendar_client_id_idx" ON "hosting_calendar"("client_id");

-- CreateIndex
CREATE INDEX "hosting_reminder_account_id_idx" ON "hosting_reminder"("account_id");

-- CreateIndex
CREATE INDEX "hosting_reminder_client_id_idx" ON "hosting_reminder"("client_id");

-- CreateIndex
CREATE INDEX "hosting_reminder_day_day_idx" ON "hosting_reminder_day"("day");

-- AddForeignKey
ALTER TABLE "portfolio_import" ADD CONSTRAINT "portfolio_import_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "portfolio_import" ADD CONSTRAINT "portfolio_import_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "hosting_client"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "portfolio_import_row" ADD CONSTRAINT "portfolio_import_row_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "portfolio_import"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hosting_calendar" ADD CONSTRAINT "hosting_calendar_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hosting_calendar" ADD CONSTRAINT "hosting_calendar_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "hosting_client"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hosting_reminder" ADD CONSTRAINT "hosting_reminder_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hosting_reminder" ADD CONSTRAINT "hosting_reminder_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "hosting_client"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hosting_reminder_day" ADD CONSTRAINT "hosting_reminder_day_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "portfolio_reminded" ADD CONSTRAINT "portfolio_reminded_deadline_id_fkey" FOREIGN KEY ("deadline_id") REFERENCES "portfolio_deadline"("id") ON DELETE CASCADE ON UPDATE CASCADE;
