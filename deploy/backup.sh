#!/bin/sh
# Backs up a PostgreSQL and the uploads in a folder. Where the database is, libpq is told by PGHOST, PGUSER, PGPASSWORD
# and PGDATABASE. Anybody who has a backup can read everything in it: keep it as a secret, and on another machine too.
#   backup.sh once      one backup, now
#   backup.sh daily     one now and one each day, until it is stopped
#   backup.sh healthy   ends with 0 when the newest is younger than 26 hours
set -eu
umask 077
backups=${BACKUPS_DIR:-/backups}
uploads=${UPLINE_UPLOADS_DIR:-/data/uploads}
days=${BACKUP_DAYS:-14}
work=
# The names that this script gives: what else is kept beside its backups is not its own.
name_of_one='20[0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9][0-9][0-9][0-9][0-9][0-9]Z'

die() {
  [ -z "$work" ] || rm -rf "$work"
  exit 1
}

once() {
  # One at a time, also beside `daily`. The system takes the lock back from one that is killed, as none of its children
  # has it.
  exec 9>"$backups/.lock"
  flock 9
  # What one that was killed has left.
  rm -rf "$backups"/.partial-$name_of_one
  name=$(date -u +%Y-%m-%dT%H%M%SZ)
  while [ -e "$backups/$name" ]; do
    sleep 1
    name=$(date -u +%Y-%m-%dT%H%M%SZ)
  done
  work=$backups/.partial-$name
  mkdir "$work"
  # The database before the files: a file too many harms nobody.
  pg_dump --format=custom --no-owner --file="$work/database.dump" 9>&- || die
  if [ -d "$uploads" ]; then
    # 1 says that a file has gone meanwhile: its owner has removed it.
    tar -C "$uploads" --exclude=./staging -cf "$work/uploads.tar" . 9>&- || [ $? -eq 1 ] || die
  else
    tar -cf "$work/uploads.tar" -T /dev/null
  fi
  (cd "$work" && sha256sum database.dump uploads.tar >SHA256SUMS) || die
  sync
  mv "$work" "$backups/$name"
  work=
  find "$backups" -mindepth 1 -maxdepth 1 -name "$name_of_one" -mtime "+$days" -exec rm -rf {} +
  echo "$backups/$name"
}

trap die INT TERM HUP
case ${1:-} in
  once) once ;;
  daily)
    while :; do
      # One that fails is told, and tried again the next day; `healthy` says so meanwhile.
      "$0" once || echo 'The backup failed.' >&2
      sleep 86400 &
      wait $!
    done
    ;;
  healthy) [ -n "$(find "$backups" -mindepth 1 -maxdepth 1 -name "$name_of_one" -mmin -1560)" ] ;;
  *)
    echo 'usage: backup.sh once | daily | healthy' >&2
    exit 2
    ;;
esac
