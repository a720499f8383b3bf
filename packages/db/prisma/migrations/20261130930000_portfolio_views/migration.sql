-- CreateTable
CREATE TABLE "portfolio_view" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "kind" "portfolio_kind" NOT NULL,
    "name" TEXT NOT NULL,
    "filters" JSONB NOT NULL DEFAULT '{}',
    "sort" TEXT NOT NULL,
    "columns" TEXT[],
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "portfolio_view_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "portfolio_view_account_id_kind_name_key" ON "portfolio_view"("account_id", "kind", "name");

-- AddForeignKey
ALTER TABLE "portfolio_view" ADD CONSTRAINT "portfolio_view_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
