CREATE TABLE "macro_version" (
	"macro_id" text NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"status" text,
	"tags" text[] NOT NULL,
	"assignee" text,
	"is_retired" boolean NOT NULL,
	"by" text collate "C" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "macro_version_macro_id_version_pk" PRIMARY KEY("macro_id","version")
);
--> statement-breakpoint
CREATE INDEX "ticket_snoozed_until_index" ON "ticket" USING btree ("snoozed_until") WHERE "ticket"."snoozed_until" is not null;--> statement-breakpoint
CREATE TRIGGER "macro_version_stays" BEFORE UPDATE OR DELETE OR TRUNCATE ON "macro_version" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
