CREATE TABLE "incident" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"severity" text NOT NULL,
	"link" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"set_by" text collate "C" NOT NULL
);
