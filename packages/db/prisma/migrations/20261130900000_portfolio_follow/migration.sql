-- AlterTable
ALTER TABLE "portfolio_item" ADD COLUMN     "refresh_on" DATE;

-- The first comparison computes it.
UPDATE "portfolio_item" SET "refresh_on" = CURRENT_DATE WHERE "kind" = 'patent' AND "state" <> 'ended';

-- CreateTable
CREATE TABLE "portfolio_follow" (
    "id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "register_version" INTEGER NOT NULL,
    "patent_change" BIGINT NOT NULL,
    "after_id" UUID,
    "compared_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "portfolio_follow_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "portfolio_followed" (
    "follow_id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "changed" INTEGER NOT NULL,
    "notified_at" TIMESTAMPTZ(3),

    CONSTRAINT "portfolio_followed_pkey" PRIMARY KEY ("follow_id","account_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "portfolio_follow_job_id_key" ON "portfolio_follow"("job_id");

-- CreateIndex
CREATE UNIQUE INDEX "portfolio_follow_day_register_version_patent_change_key" ON "portfolio_follow"("day", "register_version", "patent_change");

-- CreateIndex
CREATE INDEX "portfolio_followed_account_id_idx" ON "portfolio_followed"("account_id");

-- CreateIndex
CREATE INDEX "portfolio_item_refresh_on_idx" ON "portfolio_item"("refresh_on");

-- AddForeignKey
ALTER TABLE "portfolio_followed" ADD CONSTRAINT "portfolio_followed_follow_id_fkey" FOREIGN KEY ("follow_id") REFERENCES "portfolio_follow"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "portfolio_followed" ADD CONSTRAINT "portfolio_followed_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
