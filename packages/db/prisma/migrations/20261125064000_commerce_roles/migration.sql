-- `content` is the new name of the role; whoever has it keeps what they may do.
ALTER TYPE "staff_role" RENAME VALUE 'editor' TO 'content';
ALTER TYPE "staff_role" ADD VALUE 'sales' AFTER 'admin';
ALTER TYPE "staff_role" ADD VALUE 'finance' AFTER 'sales';
