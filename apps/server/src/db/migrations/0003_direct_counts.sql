CREATE TABLE "direct_count" (
	"sponsor" text collate "C" PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "member_sponsor_wallet_index";--> statement-breakpoint
CREATE INDEX "member_sponsor_wallet_number_index" ON "member" USING btree ("sponsor","wallet","number");--> statement-breakpoint
-- The same key, from whose index alone a search is now counted and put in order.
ALTER TABLE "place" DROP CONSTRAINT "place_pool_wallet_pk", ADD CONSTRAINT "place_pool_wallet_pk" PRIMARY KEY ("pool", "wallet") INCLUDE ("index");--> statement-breakpoint
INSERT INTO "direct_count" ("sponsor", "count")
SELECT "sponsor", count(*) FROM "member" WHERE "sponsor" IS NOT NULL GROUP BY "sponsor";--> statement-breakpoint
-- In the order of wallets, so that two statements that change several counts cannot wait for each other.
CREATE FUNCTION "count_directs"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO direct_count (sponsor, count)
    SELECT sponsor, count(*) FROM came WHERE sponsor IS NOT NULL GROUP BY sponsor ORDER BY sponsor
    ON CONFLICT (sponsor) DO UPDATE SET count = direct_count.count + excluded.count;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO direct_count (sponsor, count)
    SELECT sponsor, -count(*) FROM went WHERE sponsor IS NOT NULL GROUP BY sponsor ORDER BY sponsor
    ON CONFLICT (sponsor) DO UPDATE SET count = direct_count.count + excluded.count;
  ELSE
    INSERT INTO direct_count (sponsor, count)
    SELECT sponsor, sum(step) FROM (
      SELECT sponsor, 1 AS step FROM came UNION ALL SELECT sponsor, -1 FROM went
    ) change
    WHERE sponsor IS NOT NULL GROUP BY sponsor HAVING sum(step) <> 0 ORDER BY sponsor
    ON CONFLICT (sponsor) DO UPDATE SET count = direct_count.count + excluded.count;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "count_directs_on_insert" AFTER INSERT ON "member"
REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION "count_directs"();--> statement-breakpoint
CREATE TRIGGER "count_directs_on_update" AFTER UPDATE ON "member"
REFERENCING OLD TABLE AS went NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION "count_directs"();--> statement-breakpoint
CREATE TRIGGER "count_directs_on_delete" AFTER DELETE ON "member"
REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION "count_directs"();
