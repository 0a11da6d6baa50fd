ALTER TABLE "ticket" ADD COLUMN "merged_into" text;--> statement-breakpoint
CREATE INDEX "ticket_merged_into_index" ON "ticket" USING btree ("merged_into") WHERE "ticket"."merged_into" is not null;