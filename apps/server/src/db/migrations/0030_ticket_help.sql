CREATE TABLE "ticket_help" (
	"ticket_id" text PRIMARY KEY NOT NULL,
	"offered" text[] NOT NULL,
	"opened" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ticket_help" ADD CONSTRAINT "ticket_help_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."ticket"("id") ON DELETE no action ON UPDATE no action;