CREATE SEQUENCE "public"."ticket_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"number" bigint PRIMARY KEY DEFAULT 0 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff" text collate "C" NOT NULL,
	"act" text NOT NULL,
	"ticket_id" text,
	"member" text collate "C",
	"details" text NOT NULL,
	"previous" text DEFAULT '' NOT NULL,
	"hash" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_role_change" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"wallet" text collate "C" NOT NULL,
	"role" text NOT NULL,
	"is_granted" boolean NOT NULL,
	"by" text collate "C" NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_note" (
	"id" text PRIMARY KEY NOT NULL,
	"ticket_id" text NOT NULL,
	"author" text collate "C" NOT NULL,
	"message" text NOT NULL,
	"attachments" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "number" bigint DEFAULT nextval('ticket_number') NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "priority" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "assignee" text collate "C";--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "snoozed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ticket_note" ADD CONSTRAINT "ticket_note_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."ticket"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entry_member_number_index" ON "audit_entry" USING btree ("member","number");--> statement-breakpoint
CREATE INDEX "audit_entry_ticket_id_number_index" ON "audit_entry" USING btree ("ticket_id","number");--> statement-breakpoint
CREATE INDEX "audit_entry_staff_number_index" ON "audit_entry" USING btree ("staff","number");--> statement-breakpoint
CREATE INDEX "staff_role_change_wallet_role_number_index" ON "staff_role_change" USING btree ("wallet","role","number");--> statement-breakpoint
CREATE INDEX "ticket_note_ticket_id_created_at_index" ON "ticket_note" USING btree ("ticket_id","created_at");--> statement-breakpoint
CREATE INDEX "ticket_note_words" ON "ticket_note" USING gin (to_tsvector('simple', "message"));--> statement-breakpoint
CREATE INDEX "ticket_message_words" ON "ticket_message" USING gin (to_tsvector('simple', "message"));--> statement-breakpoint
CREATE INDEX "ticket_number_index" ON "ticket" USING btree ("number");--> statement-breakpoint
CREATE INDEX "ticket_assignee_change_index" ON "ticket" USING btree ("assignee","change") WHERE "ticket"."status" <> 'closed';--> statement-breakpoint
CREATE INDEX "ticket_priority_change_index" ON "ticket" USING btree ("priority","change") WHERE "ticket"."status" <> 'closed';--> statement-breakpoint
CREATE INDEX "ticket_tags_index" ON "ticket" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "ticket_words" ON "ticket" USING gin (to_tsvector('simple', "subject"));--> statement-breakpoint
CREATE FUNCTION "seal_audit"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	last record;
BEGIN
	-- One after the other: a transaction that waited here sees what the other has written.
	PERFORM pg_advisory_xact_lock(7301003);
	SELECT "number", "hash" INTO last FROM "audit_entry" ORDER BY "number" DESC LIMIT 1;
	NEW."number" := coalesce(last."number", 0) + 1;
	NEW."previous" := coalesce(last."hash", repeat('0', 64));
	NEW."at" := date_trunc('milliseconds', NEW."at");
	NEW."hash" := encode(sha256(convert_to(array_to_string(ARRAY[
		NEW."number"::text,
		round(extract(epoch FROM NEW."at") * 1000)::bigint::text,
		NEW."staff",
		NEW."act",
		coalesce(NEW."ticket_id", ''),
		coalesce(NEW."member", ''),
		NEW."details",
		NEW."previous"
	], E'\n'), 'UTF8')), 'hex');
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_entry_sealed" BEFORE INSERT ON "audit_entry" FOR EACH ROW EXECUTE FUNCTION "seal_audit"();--> statement-breakpoint
CREATE TRIGGER "audit_entry_stays" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entry" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "staff_role_change_stays" BEFORE UPDATE OR DELETE OR TRUNCATE ON "staff_role_change" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
INSERT INTO "audit_entry" ("at", "staff", "act", "ticket_id", "member", "details")
	SELECT "at", "staff", "act", "ticket_id", "member", '{}' FROM "staff_act" ORDER BY "number";--> statement-breakpoint
CREATE FUNCTION "feed_audit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "audit_entry" ("at", "staff", "act", "ticket_id", "member", "details")
		VALUES (NEW."at", NEW."staff", NEW."act", NEW."ticket_id", NEW."member", '{}');
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "staff_act_feeds" AFTER INSERT ON "staff_act" FOR EACH ROW EXECUTE FUNCTION "feed_audit"();
