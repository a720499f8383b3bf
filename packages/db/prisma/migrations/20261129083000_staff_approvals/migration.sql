CREATE TYPE "staff_approval_state" AS ENUM ('requested', 'approved', 'rejected');

CREATE TABLE "staff_approval" (
  "id" UUID NOT NULL,
  "kind" TEXT NOT NULL,
  "state" "staff_approval_state" NOT NULL DEFAULT 'requested',
  "account_id" UUID,
  "plan_id" UUID NOT NULL,
  "entitlement_id" UUID,
  "payload" JSONB NOT NULL,
  "reason" TEXT NOT NULL,
  "requester_id" UUID NOT NULL,
  "requested_by" TEXT NOT NULL,
  "decided_by" TEXT,
  "decided_at" TIMESTAMPTZ(3),
  "decision_reason" TEXT,
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "staff_approval_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "staff_approval_state_created_at_idx" ON "staff_approval" ("state", "created_at");
CREATE INDEX "staff_approval_account_id_idx" ON "staff_approval" ("account_id");
CREATE INDEX "staff_approval_plan_id_idx" ON "staff_approval" ("plan_id");
CREATE INDEX "staff_approval_entitlement_id_idx" ON "staff_approval" ("entitlement_id");

ALTER TABLE "staff_approval"
  ADD CONSTRAINT "staff_approval_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "staff_approval_plan_id_fkey" FOREIGN KEY ("plan_id") REFERENCES "plan" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "staff_approval_entitlement_id_fkey" FOREIGN KEY ("entitlement_id") REFERENCES "entitlement" ("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "entitlement" ADD COLUMN "approved_by" TEXT;
