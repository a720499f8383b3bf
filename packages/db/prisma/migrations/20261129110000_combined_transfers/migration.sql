-- Several transfers together can pay one order; until the whole price has arrived, they are held for it.
ALTER TABLE "receipt_allocation" DROP CONSTRAINT "receipt_allocation_pkey";
ALTER TABLE "receipt_allocation" ADD CONSTRAINT "receipt_allocation_pkey" PRIMARY KEY ("order_id", "receipt_id");

ALTER TYPE "refund_state" ADD VALUE 'withdrawn';
