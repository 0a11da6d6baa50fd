CREATE TABLE "ticket_text" (
	"ticket_id" text PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
DROP INDEX "ticket_message_words";--> statement-breakpoint
DROP INDEX "ticket_note_words";--> statement-breakpoint
DROP INDEX "ticket_words";--> statement-breakpoint
ALTER TABLE "ticket_text" ADD CONSTRAINT "ticket_text_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_text_words_index" ON "ticket_text" USING gin ("words");--> statement-breakpoint
CREATE INDEX "member_id_start" ON "member" USING btree (("id" collate "C"));--> statement-breakpoint
CREATE FUNCTION "write_ticket_text"("named" text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	one text;
BEGIN
	FOREACH one IN ARRAY "named" LOOP
		BEGIN
			INSERT INTO "ticket_text" ("ticket_id", "words")
				SELECT "id", strip(to_tsvector('simple', concat_ws(' ', "subject",
					(SELECT string_agg("message", ' ') FROM "ticket_message" WHERE "ticket_id" = one),
					(SELECT string_agg("message", ' ') FROM "ticket_note" WHERE "ticket_id" = one))))
				FROM "ticket" WHERE "id" = one
				ON CONFLICT ("ticket_id") DO UPDATE SET "words" = excluded."words";
		EXCEPTION WHEN program_limit_exceeded THEN
			-- More words than the type holds: what was found before still is.
			NULL;
		END;
	END LOOP;
END
$$;--> statement-breakpoint
CREATE FUNCTION "begin_ticket_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "write_ticket_text"(ARRAY[NEW."id"]);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "add_ticket_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "ticket_text" SET "words" = "ticket_text"."words" || "added"."words"
		FROM (
			SELECT "ticket_id", strip(to_tsvector('simple', string_agg("message", ' '))) AS "words"
			FROM "came" GROUP BY "ticket_id"
		) AS "added" WHERE "ticket_text"."ticket_id" = "added"."ticket_id";
	RETURN NULL;
EXCEPTION WHEN program_limit_exceeded THEN
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "change_ticket_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "write_ticket_text"(ARRAY(
		SELECT DISTINCT unnest(ARRAY["went"."ticket_id", "came"."ticket_id"]) FROM "went" JOIN "came" USING ("id")
		WHERE "went"."message" <> "came"."message" OR "went"."ticket_id" <> "came"."ticket_id"));
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "drop_ticket_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "write_ticket_text"(ARRAY(SELECT DISTINCT "ticket_id" FROM "went"));
	RETURN NULL;
END
$$;--> statement-breakpoint
SELECT "write_ticket_text"(ARRAY(SELECT "id" FROM "ticket"));--> statement-breakpoint
CREATE TRIGGER "ticket_text_on_insert" AFTER INSERT ON "ticket" FOR EACH ROW EXECUTE FUNCTION "begin_ticket_text"();--> statement-breakpoint
CREATE TRIGGER "ticket_text_on_update" AFTER UPDATE OF "subject" ON "ticket" FOR EACH ROW WHEN (OLD."subject" <> NEW."subject") EXECUTE FUNCTION "begin_ticket_text"();--> statement-breakpoint
CREATE TRIGGER "ticket_text_on_insert" AFTER INSERT ON "ticket_message" REFERENCING NEW TABLE AS "came" FOR EACH STATEMENT EXECUTE FUNCTION "add_ticket_text"();--> statement-breakpoint
CREATE TRIGGER "ticket_text_on_update" AFTER UPDATE ON "ticket_message" REFERENCING OLD TABLE AS "went" NEW TABLE AS "came" FOR EACH STATEMENT EXECUTE FUNCTION "change_ticket_text"();--> statement-breakpoint
CREATE TRIGGER "ticket_text_on_delete" AFTER DELETE ON "ticket_message" REFERENCING OLD TABLE AS "went" FOR EACH STATEMENT EXECUTE FUNCTION "drop_ticket_text"();--> statement-breakpoint
CREATE TRIGGER "ticket_text_on_insert" AFTER INSERT ON "ticket_note" REFERENCING NEW TABLE AS "came" FOR EACH STATEMENT EXECUTE FUNCTION "add_ticket_text"();--> statement-breakpoint
CREATE TRIGGER "ticket_text_on_update" AFTER UPDATE ON "ticket_note" REFERENCING OLD TABLE AS "went" NEW TABLE AS "came" FOR EACH STATEMENT EXECUTE FUNCTION "change_ticket_text"();--> statement-breakpoint
CREATE TRIGGER "ticket_text_on_delete" AFTER DELETE ON "ticket_note" REFERENCING OLD TABLE AS "went" FOR EACH STATEMENT EXECUTE FUNCTION "drop_ticket_text"();
