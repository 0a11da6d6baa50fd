CREATE TABLE "support_hours" (
	"version" integer PRIMARY KEY NOT NULL,
	"hours" jsonb NOT NULL,
	"set_by" text collate "C" NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_measure" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"ticket_id" text NOT NULL,
	"kind" text NOT NULL,
	"priority" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"took" bigint NOT NULL,
	"is_kept" boolean
);
--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "waited" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "reply_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "resolution_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "escalated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "rating" text;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "rated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "rating_asked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "ticket_measure_at_index" ON "ticket_measure" USING btree ("at");--> statement-breakpoint
CREATE INDEX "ticket_measure_ticket_id_index" ON "ticket_measure" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "ticket_reply_due_at_change_index" ON "ticket" USING btree ("reply_due_at","change") WHERE "ticket"."status" <> 'closed';--> statement-breakpoint
CREATE INDEX "ticket_resolution_due_at_index" ON "ticket" USING btree ("resolution_due_at") WHERE "ticket"."status" <> 'closed';--> statement-breakpoint
CREATE INDEX "ticket_closed_at_index" ON "ticket" USING btree ("closed_at") WHERE "ticket"."rating" is null and "ticket"."rating_asked_at" is null;--> statement-breakpoint
CREATE INDEX "ticket_rated_at_index" ON "ticket" USING btree ("rated_at");--> statement-breakpoint
CREATE INDEX "ticket_created_at_index" ON "ticket" USING btree ("created_at");--> statement-breakpoint
CREATE TRIGGER "support_hours_stays" BEFORE UPDATE OR DELETE OR TRUNCATE ON "support_hours" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
UPDATE "ticket" SET "waiting_since" = "updated_at" WHERE "status" = 'open';--> statement-breakpoint
UPDATE "ticket" SET "answered_at" = a."at" FROM (
	SELECT "ticket_id", min("created_at") AS "at" FROM "ticket_message" WHERE "is_admin" GROUP BY "ticket_id"
) a WHERE a."ticket_id" = "ticket"."id";
