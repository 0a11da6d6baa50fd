#!/bin/sh
#   database-owner.sh [name]      upline unless another is named
# Runs once, as a new cluster is made: gives the database to a role that can neither run programs on its machine nor read
# another database. The cluster's superuser is needed for nothing after that.
set -eu
psql -v ON_ERROR_STOP=1 -v password="${UPLINE_OWNER_PASSWORD:?}" -v database="${POSTGRES_DB:?}" -v owner="${1:-upline}" <<'SQL'
create role :"owner" login createrole createdb password :'password';
-- To give it to the role that backs up.
grant pg_read_all_data to :"owner" with admin option;
alter database :"database" owner to :"owner";
SQL
