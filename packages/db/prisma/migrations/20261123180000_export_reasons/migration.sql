-- AlterTable
ALTER TABLE "mark_export" ADD COLUMN     "query" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "reasons" TEXT[] DEFAULT ARRAY[]::TEXT[];
