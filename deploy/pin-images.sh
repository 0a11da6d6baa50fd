#!/bin/sh
# Says what the images that Upline is built from are today, by digest: a tag may be another image tomorrow.
#   deploy/pin-images.sh >> deploy/.env
set -eu
pin() {
  docker pull --quiet "$2" >&2
  digest=$(docker image inspect --format '{{index .RepoDigests 0}}' "$2")
  echo "$1=$2@${digest#*@}"
}
pin NODE_IMAGE node:26.10.0-trixie-slim
pin POSTGRES_IMAGE postgres:18.6-trixie
pin CADDY_IMAGE caddy:2.10.2
