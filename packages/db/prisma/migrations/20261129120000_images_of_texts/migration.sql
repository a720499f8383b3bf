-- Images of formulas and structures within claims and descriptions are stored beside the figures.
ALTER TABLE "patent_drawing" ADD COLUMN "is_in_text" BOOLEAN NOT NULL DEFAULT false;
