-- AlterTable
ALTER TABLE "webhook" ADD COLUMN "is_test" BOOLEAN NOT NULL DEFAULT false;
