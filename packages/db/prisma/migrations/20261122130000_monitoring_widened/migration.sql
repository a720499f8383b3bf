-- AlterEnum
ALTER TYPE "monitor_type" ADD VALUE 'picture';

-- AlterTable
ALTER TABLE "mark_image" ADD COLUMN     "news_batch" INTEGER;
UPDATE "mark_image" SET "news_batch" = "batch";
ALTER TABLE "mark_image" ALTER COLUMN "news_batch" SET NOT NULL;

-- CreateIndex
CREATE INDEX "mark_image_news_batch_idx" ON "mark_image"("news_batch");

-- AlterTable
ALTER TABLE "monitor" ADD COLUMN     "image_batch" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "part_mark_id" INTEGER,
ADD COLUMN     "part_version" INTEGER,
ADD COLUMN     "picture" BYTEA;

-- AlterTable
ALTER TABLE "monitor_delivery" ADD COLUMN     "http_status" SMALLINT,
ADD COLUMN     "tried_at" TIMESTAMPTZ(3);
