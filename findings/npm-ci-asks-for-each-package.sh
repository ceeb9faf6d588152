#!/usr/bin/env bash
# npm 11.19.1: from a lockfile without the addresses of packages (omit-lockfile-registry-resolved),
# `npm ci` fetches the list of versions of each package and the package itself again, although its
# cache has them by the checksum in the lockfile. With the addresses it takes them from the cache.
# Expected: the checksum is enough, so that a second installation asks the registry nothing.
# Seen: two requests for each package without addresses, none with them.
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes >/dev/null
export npm_config_cache=$PWD/cache npm_config_audit=false npm_config_fund=false
npm install --silent npm@11.19.1 >&2
npm=$PWD/node_modules/.bin/npm
mkdir site && cd site && npm init --yes >/dev/null
"$npm" install --silent --omit-lockfile-registry-resolved=false preact@11.2.0 hono@4.13.19 >&2

requests() {
  rm -rf node_modules
  "$npm" ci --loglevel=http 2>&1 | grep -c "npm http fetch GET" || true
}
{
  "$npm" ci --silent >&2
  echo "with addresses: $(requests)"
  sed -i '/"resolved":/d' package-lock.json
  "$npm" ci --silent >&2
  echo "without: $(requests)"
} | tee seen.txt

diff seen.txt - <<'SEEN'
with addresses: 0
without: 4
SEEN
