#!/bin/sh
# Puts a backup of `backup.sh` where nothing is: into an empty database, named as there, and an empty folder of uploads.
#   restore.sh /backups/2026-11-23T031500Z
set -eu
umask 077
from=${1:?usage: restore.sh folder-of-a-backup}
uploads=${UPLINE_UPLOADS_DIR:-/data/uploads}

refuse() {
  echo "$1" >&2
  exit 1
}

(cd "$from" && sha256sum --check --quiet SHA256SUMS) || refuse "The backup is damaged: $from"
tables=$(psql -XAtc "select count(*) from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')")
[ "$tables" = 0 ] || refuse "The database ${PGDATABASE:-} is not empty. A backup is restored where nothing is."
[ -z "$(ls -A "$uploads" 2>/dev/null)" ] || refuse "$uploads is not empty. A backup is restored where nothing is."
pg_restore --exit-on-error --single-transaction --no-owner --no-privileges --dbname="${PGDATABASE:?}" "$from/database.dump"
mkdir -p "$uploads"
tar -C "$uploads" -xpf "$from/uploads.tar"
echo "Restored from $from."
