-- AlterTable
ALTER TABLE "monitor" ADD COLUMN     "part_mark_id" INTEGER,
ADD COLUMN     "part_version" INTEGER;

-- AlterTable
ALTER TABLE "monitor_delivery" ADD COLUMN     "http_status" SMALLINT,
ADD COLUMN     "tried_at" TIMESTAMPTZ(3);
