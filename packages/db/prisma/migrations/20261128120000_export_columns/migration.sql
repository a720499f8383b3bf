-- Exports that were ordered before the column had this name.
UPDATE "file_export" SET "request" = jsonb_set("request", '{columns}', (
    SELECT jsonb_agg(CASE WHEN "name" = '"picture"' THEN '"image"' ELSE "name" END ORDER BY "place")
    FROM jsonb_array_elements("request" -> 'columns') WITH ORDINALITY AS "column" ("name", "place")
  ))
  WHERE "request" -> 'columns' ? 'picture';
