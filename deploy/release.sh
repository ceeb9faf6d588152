#!/bin/sh
# Puts dist/ online on this server: npm run release -- /var/www/website
# Each release gets a folder of its own, and `current` is switched to it in one step: nobody gets half a version, and a
# page that was taken away is gone. What a visitor on an older page may still ask for stays for thirty days.
# The release before is kept: ln -sfn releases/<its name> <folder>/current goes back to it.
set -eu
site=${1:?"Say where the site is: npm run release -- /var/www/website"}
[ -f dist/_redirects ] || { echo 'There is no whole dist/. Run "npm run build" first.' >&2; exit 1; }

release=$(date -u +%Y%m%dT%H%M%SZ)
mkdir -p "$site/releases"
rm -rf "$site/releases/.new"
mkdir "$site/releases/.new"
if [ -d "$site/current/_astro" ]; then
  cp -Rp "$site/current/_astro" "$site/releases/.new/"
  find "$site/releases/.new/_astro" -type f -mtime +30 -delete
fi
cp -R dist/. "$site/releases/.new/"
rm -rf "$site/releases/$release"
mv "$site/releases/.new" "$site/releases/$release"

# Moving a link over the other is one step; ln alone first takes the old one away.
ln -sfn "releases/$release" "$site/next"
mv -T "$site/next" "$site/current"
find "$site/releases" -mindepth 1 -maxdepth 1 -print0 | sort -z | head -z -n -2 | xargs -0 -r rm -rf --
echo "$site/current is $release"
