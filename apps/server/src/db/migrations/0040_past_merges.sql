-- Merges of a release before the backlog counted them left earlier days one too low: each gets the measure that it would have
-- written. A ticket that was merged is known by the audit; whether it was closed before, by what was measured and done last.
INSERT INTO "ticket_measure" ("ticket_id", "kind", "priority", "at", "took", "is_kept")
SELECT m."ticket_id", 'merged', t."priority", m."at", 0, NULL
FROM "audit_entry" m
JOIN "ticket" t ON t."id" = m."ticket_id"
JOIN "ticket" o ON o."number" = (m."details"::json->>'other')::bigint
CROSS JOIN LATERAL (
	SELECT coalesce((
		SELECT e."closed" FROM (
			SELECT x."at", x."kind" = 'resolution' AS "closed" FROM "ticket_measure" x
			WHERE x."ticket_id" = m."ticket_id" AND x."kind" IN ('resolution', 'reopened') AND x."at" < m."at"
			UNION ALL
			SELECT a."at", a."act" = 'close' FROM "audit_entry" a
			WHERE a."ticket_id" = m."ticket_id" AND a."act" IN ('close', 'reopen') AND a."number" < m."number"
		) e ORDER BY e."at" DESC LIMIT 1
	), false) AS "source_closed"
) s
CROSS JOIN LATERAL (
	SELECT coalesce((
		SELECT e."closed" FROM (
			SELECT x."at", x."kind" = 'resolution' AS "closed" FROM "ticket_measure" x
			WHERE x."ticket_id" = o."id" AND x."kind" IN ('resolution', 'reopened') AND x."at" < m."at"
			UNION ALL
			SELECT a."at", a."act" = 'close' FROM "audit_entry" a
			WHERE a."ticket_id" = o."id" AND a."act" IN ('close', 'reopen') AND a."number" < m."number"
		) e ORDER BY e."at" DESC LIMIT 1
	), false) AS "target_closed"
) c
-- A closed one that waits again because of the merge waits in the place of the other: none is fewer. It is closed once more
-- without having been opened, or is not closed by now.
CROSS JOIN LATERAL (
	SELECT coalesce((
		SELECT x."kind" = 'resolution' FROM "ticket_measure" x
		WHERE x."ticket_id" = o."id" AND x."kind" IN ('resolution', 'reopened') AND x."at" > m."at"
		ORDER BY x."number" LIMIT 1
	), o."status" <> 'closed') AS "was_opened"
) w
WHERE m."act" = 'mergedInto'
	AND NOT EXISTS (
		SELECT FROM "ticket_measure" x WHERE x."ticket_id" = m."ticket_id" AND x."kind" = 'merged' AND x."at" BETWEEN m."at" - interval '1 minute' AND m."at" + interval '1 minute'
	)
	AND NOT s."source_closed"
	AND NOT (c."target_closed" AND w."was_opened");
