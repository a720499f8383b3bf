-- An image has the name that the contract and the code use.
ALTER TYPE "monitor_type" RENAME VALUE 'picture' TO 'image';
ALTER TABLE "monitor" RENAME COLUMN "picture" TO "image";

UPDATE "registrability_report" SET "content" = "content" - 'picture' || jsonb_build_object('image', "content" -> 'picture')
  WHERE "content" ? 'picture';
