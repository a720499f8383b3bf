-- AlterTable
ALTER TABLE "monitor_delivery" ADD COLUMN     "http_status" SMALLINT,
ADD COLUMN     "tried_at" TIMESTAMPTZ(3);
