ALTER TABLE "enrolment" ADD COLUMN "checked_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "enrolment" ADD COLUMN "lapsed_at" timestamp with time zone;