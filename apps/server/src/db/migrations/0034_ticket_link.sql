CREATE TABLE "ticket_link" (
	"ticket_id" text NOT NULL,
	"other_id" text NOT NULL,
	"linked_by" text collate "C" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_link_ticket_id_other_id_pk" PRIMARY KEY("ticket_id","other_id")
);
--> statement-breakpoint
ALTER TABLE "ticket_link" ADD CONSTRAINT "ticket_link_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."ticket"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_link" ADD CONSTRAINT "ticket_link_other_id_ticket_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."ticket"("id") ON DELETE no action ON UPDATE no action;