-- AlterTable
ALTER TABLE "class_statistic" ADD COLUMN     "demonstration" INTEGER NOT NULL DEFAULT 0;

-- The worker counts the register anew.
UPDATE "statistic_state" SET "version" = 0;
