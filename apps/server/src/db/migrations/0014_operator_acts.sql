CREATE TABLE "operator_act" (
	"block" bigint NOT NULL,
	"log_index" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "operator_act_block_log_index_pk" PRIMARY KEY("block","log_index")
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "registered_block" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Who is a member by now is told of what comes, not of what was.
UPDATE "member" SET "registered_block" = coalesce((SELECT max("number") FROM "checkpoint"), 0);--> statement-breakpoint
-- The ledger is read again by its new rules, which fill the table from the start.
DELETE FROM "applied_terms";--> statement-breakpoint
ALTER TABLE "applied_terms" ADD COLUMN "referral" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "applied_terms" ADD COLUMN "network" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "applied_terms" ADD COLUMN "operator" integer NOT NULL;--> statement-breakpoint
CREATE INDEX "member_registered_block_index" ON "member" USING btree ("registered_block");