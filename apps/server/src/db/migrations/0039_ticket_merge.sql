CREATE TABLE "ticket_merge" (
	"ticket_id" text PRIMARY KEY NOT NULL,
	"into" text NOT NULL,
	"merged_by" text collate "C" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"merged" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ticket_merge" ADD CONSTRAINT "ticket_merge_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."ticket"("id") ON DELETE cascade ON UPDATE no action;