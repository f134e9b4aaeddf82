#!/bin/sh
# Writes all that it is told into the file named, and does the first act it may.
while read -r word rest; do
  echo "$word $rest" >>"$1"
  case $word in
    ceiba) echo "engine 1 Telling" ;;
    legal) [ "$first" ] || first=$rest ;;
    go) echo "act $first"; first= ;;
    quit) exit ;;
  esac
done
