CREATE INDEX "ticket_wallet_end_index" ON "ticket" USING btree (right("wallet", 4));--> statement-breakpoint
CREATE INDEX "ticket_transaction_index" ON "ticket" USING btree ("transaction" collate "C");--> statement-breakpoint
CREATE FUNCTION "search_text"("said" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	-- Without case, accents and signs, as searchKey of packages/domain compares names.
	SELECT normalize(translate(regexp_replace(regexp_replace(
		normalize(replace(lower(upper(normalize("said", NFKD))), 'ß', 'ss'), NFKD),
		'[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g'),
		'[!-/:-@[-`{-~\u00a0-\u00bf\u060c\u061b\u061f\u2000-\u206f\u3000-\u303f\ufeff]', ' ', 'g'), 'ς', 'σ'), NFC)
$$;--> statement-breakpoint
CREATE FUNCTION "search_lexemes"("said" text, "is_whole" boolean) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	-- Scripts that put no space between words are kept as pairs of letters and the last letter, so that any part is found.
	SELECT strip(to_tsvector('simple', concat_ws(' ',
		regexp_replace("folded", '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]+', ' ', 'g'),
		(SELECT string_agg(substr("run"[1], "at", 2), ' ')
			FROM regexp_matches("folded", '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]+', 'g') AS "run",
				generate_series(1, length("run"[1])) AS "at"
			WHERE "is_whole" OR "at" < length("run"[1]) OR "at" = 1))))
	FROM "search_text"("said") AS "folded"
$$;--> statement-breakpoint
CREATE FUNCTION "search_query"("said" text, "most" integer) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	-- Each word, or how it begins; null for signs alone, which find nothing.
	SELECT string_agg('''' || "word" || ''':*', ' & ')::tsquery
	FROM (SELECT "word" FROM unnest(tsvector_to_array("search_lexemes"("said", false))) AS "word" LIMIT "most") AS "few"
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "write_ticket_text"("named" text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	one text;
BEGIN
	FOREACH one IN ARRAY "named" LOOP
		BEGIN
			INSERT INTO "ticket_text" ("ticket_id", "words")
				SELECT "id", "search_lexemes"(concat_ws(' ', "subject",
					(SELECT string_agg("message", ' ') FROM "ticket_message" WHERE "ticket_id" = one),
					(SELECT string_agg("message", ' ') FROM "ticket_note" WHERE "ticket_id" = one)), true)
				FROM "ticket" WHERE "id" = one
				ON CONFLICT ("ticket_id") DO UPDATE SET "words" = excluded."words";
		EXCEPTION WHEN program_limit_exceeded THEN
			-- More words than the type holds: what was found before still is.
			NULL;
		END;
	END LOOP;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "add_ticket_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "ticket_text" SET "words" = "ticket_text"."words" || "added"."words"
		FROM (
			SELECT "ticket_id", "search_lexemes"(string_agg("message", ' '), true) AS "words"
			FROM "came" GROUP BY "ticket_id"
		) AS "added" WHERE "ticket_text"."ticket_id" = "added"."ticket_id";
	RETURN NULL;
EXCEPTION WHEN program_limit_exceeded THEN
	RETURN NULL;
END
$$;--> statement-breakpoint
SELECT "write_ticket_text"(ARRAY(SELECT "id" FROM "ticket"));
