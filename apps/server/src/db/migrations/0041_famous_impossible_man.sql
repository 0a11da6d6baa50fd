ALTER TABLE "ticket" ADD COLUMN "split_from" text;--> statement-breakpoint
CREATE INDEX "ticket_split_from_index" ON "ticket" USING btree ("split_from") WHERE "ticket"."split_from" is not null;