ALTER TABLE "trademark_case" ADD COLUMN "mark_terms" JSONB NOT NULL DEFAULT '{}';
