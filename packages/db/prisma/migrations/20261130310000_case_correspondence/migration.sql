ALTER TABLE "trademark_case"
  ADD COLUMN "notify_email" BOOLEAN NOT NULL DEFAULT true,
  ADD COLUMN "notify_sms" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "posted_kinds" TEXT[] DEFAULT ARRAY[]::TEXT[],
  ADD COLUMN "post_company" TEXT,
  ADD COLUMN "post_number" TEXT,
  ADD COLUMN "post_received_at" TIMESTAMPTZ(3),
  ADD COLUMN "post_asked_at" TIMESTAMPTZ(3),
  ADD COLUMN "received_kinds" TEXT[] DEFAULT ARRAY[]::TEXT[];
