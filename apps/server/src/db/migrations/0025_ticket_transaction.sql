ALTER TABLE "ticket" ADD COLUMN "transaction" text;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "mark_kind" text;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "mark" text;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "outcome" text;--> statement-breakpoint
CREATE INDEX "ticket_mark_kind_change_index" ON "ticket" USING btree ("mark_kind","change") WHERE "ticket"."mark_kind" is not null;