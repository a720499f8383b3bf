-- Columns and kinds of notes get the names that the code uses.
ALTER TABLE "classification_import" RENAME COLUMN "taken" TO "accepted";
ALTER TABLE "registrability_report" RENAME COLUMN "picture_key" TO "image_key";

UPDATE "translation_document" SET "notes" =
  regexp_replace("notes"::text, '"(prompts|sheetNames|formulaTexts|comments)Kept"', '"\1Untranslated"', 'g')::jsonb
  WHERE "notes"::text LIKE '%Kept"%';
