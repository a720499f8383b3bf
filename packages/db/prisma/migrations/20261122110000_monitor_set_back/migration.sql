-- AlterTable
ALTER TABLE "monitor" ADD COLUMN     "retry_at" TIMESTAMPTZ(3);
