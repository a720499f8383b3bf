-- AlterEnum
ALTER TYPE "account_status" ADD VALUE 'closed';

-- AlterTable
ALTER TABLE "account" ADD COLUMN "closed_at" TIMESTAMPTZ(3);
