-- What was told of alcohol and tobacco together tells of neither: those pictures are asked about again.
DELETE FROM "picture_contents" WHERE "told" ? 'hasAlcoholOrTobacco';
