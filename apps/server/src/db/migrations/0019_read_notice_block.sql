ALTER TABLE "read_notice" ADD COLUMN "block" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "read_notice_block_index" ON "read_notice" USING btree ("block");