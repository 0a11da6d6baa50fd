-- Names of before `plainName`: hidden and turning characters go.
UPDATE "member" SET "name" = btrim(regexp_replace(
  regexp_replace(
    regexp_replace("name", '[\u0001-\u0020\u007F-\u00A0\u2000-\u200A\u2028\u2029\u202F\u205F\u2800\u3000]+', ' ', 'g'),
    '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFD]', '', 'g'),
  ' +', ' ', 'g'))
WHERE "name" ~ '[\u0001-\u001F\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u2000-\u200B\u200E\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFEFF\uFFA0\uFFF9-\uFFFD]';--> statement-breakpoint
-- Tags are part of a black flag alone; joiners are no part of plain letters.
UPDATE "member" SET "name" = regexp_replace("name", '[\U000E0000-\U000E007F]', '', 'g')
WHERE "name" ~ '[\U000E0000-\U000E007F]' AND "name" !~ '\U0001F3F4';--> statement-breakpoint
UPDATE "member" SET "name" = regexp_replace("name", '[\u200C\u200D]', '', 'g')
WHERE "name" ~ '[\u200C\u200D]' AND "name" !~ '[^\u0001-\u007F\u200C\u200D]';
