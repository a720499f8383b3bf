CREATE TABLE "credit_limit" (
    "account_id" UUID NOT NULL,
    "limit_fen" INTEGER NOT NULL,
    "ends_on" DATE,
    "reason" TEXT NOT NULL,
    "requested_by" TEXT NOT NULL,
    "approved_by" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "credit_limit_pkey" PRIMARY KEY ("account_id")
);

ALTER TABLE "credit_limit" ADD CONSTRAINT "credit_limit_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "service_order" ADD COLUMN "credit_at" TIMESTAMPTZ(3);

-- A proposed credit limit is of no plan.
ALTER TABLE "staff_approval" ALTER COLUMN "plan_id" DROP NOT NULL;
