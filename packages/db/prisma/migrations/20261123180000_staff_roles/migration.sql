-- Whoever was plain staff could do everything. They keep their daily work; the audit log and the outbox, which holds
-- the sign-in codes of members, are for administrators from now on.
CREATE TYPE "staff_role_new" AS ENUM ('admin', 'editor', 'reviewer', 'support', 'viewer');
ALTER TABLE "staff" ADD COLUMN "roles" "staff_role_new"[];
UPDATE "staff" SET "roles" = CASE "role"
  WHEN 'admin' THEN ARRAY['admin']::"staff_role_new"[]
  ELSE ARRAY['editor', 'reviewer', 'support']::"staff_role_new"[]
END;
ALTER TABLE "staff" DROP COLUMN "role";
DROP TYPE "staff_role";
ALTER TYPE "staff_role_new" RENAME TO "staff_role";
