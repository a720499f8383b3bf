-- Of an import whose changes have expired: indexes that are older than it are built anew.
ALTER TABLE "register_import" ADD COLUMN "changes_deleted_at" TIMESTAMPTZ(3);
