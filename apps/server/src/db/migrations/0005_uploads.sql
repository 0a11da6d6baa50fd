CREATE TABLE "secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stray_file" (
	"key" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"key" text PRIMARY KEY NOT NULL,
	"owner" text collate "C" NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"sent_size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"is_attached" boolean DEFAULT false NOT NULL,
	"is_photo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX "upload_created_at_index" ON "upload" USING btree ("created_at") WHERE not "is_attached" and not "is_photo";