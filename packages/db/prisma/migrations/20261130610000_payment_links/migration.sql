CREATE TABLE "payment_link" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_link_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "payment_link_order_id_idx" ON "payment_link"("order_id");

ALTER TABLE "payment_link" ADD CONSTRAINT "payment_link_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "service_order"("id") ON DELETE CASCADE ON UPDATE CASCADE;
