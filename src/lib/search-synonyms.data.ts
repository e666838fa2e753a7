/**
 * Words that people type, and the words by which tools know the same. Compared by their stems, so that one form of a
 * word stands for all: see `stemOf` in search-tools.ts.
 */
export const searchSynonyms: Readonly<Record<string, string>> = Object.fromEntries(
  `
abbreviate: paraphrase summarize
address: ip domain url
alt, description, serp, snippet, tags: meta
analyse, analyze: count density authority
animate, animated, animation: gif
append, combine, unite: merge join
backdrop, bg, cutout: background
backlinks: backlink authority
blurry, enhance, enlarge, sharpen, superresolution: upscale
bytes: kb size
capital, capitalise, capitalize, caps, upper: case uppercase
change, transform: convert
characters: letters word count
chars: characters word count
checksum, digest, encode, fingerprint, password: md5 hash
colorblind, legibility, readable, wcag: contrast
colour, hue, swatch: color
company, hosted, provider: hosting
concatenate, join, merge: combine
copied, copyscape, duplicate, original, similarity, stolen, unique: plagiarism
crawl, crawler: robots
created, register, registration: age
cut, scissors, trim: crop
da, moz, pa, rank: authority
datauri, inline: base64
decode: text
dimensions, pixels, scale: resize
downsize, reduce, shrink, small: compress resize
essay: word count plagiarism
extract, scan: text ocr
facebook, og: meta graph
flip, mirror, rotate, straighten, tilt, upside: rotate flip
frequency: density keyword
geolocation, location: ip gps
geotag, geotagging, gps, metadata, privacy: exif
google: meta seo
heavy, lighter, slim: compress
heic, heif, iphone: heic jpg
host: hosting ip
instagram: image crop
kilobytes: kb
length, tally, words: count
letters, tweet: characters count
lookup: dns domain
lower: case lowercase
lowercase, uppercase: case
mail: mx dns
megabytes: kb compress
minify, optimise, optimize: compress
nameserver: dns hosting
nslookup, spf, subdomain, zone: dns
ocr: text image
paper, print, printable: pdf
photo, photograph, pic, picture, screenshot: image
phrase, summarise, summarize, translate: paraphrase
rasterise, rasterize, vector: svg
registrar: age domain
rephrase, reword: paraphrase rewrite
rewrite: paraphrase article
sentences: word count
server: hosting dns
shorten: paraphrase compress
spin, spinner: rewrite paraphrase
thumbnail: resize image
title: meta case
transparent: png
twitter: meta characters
website: domain
whois: domain age
`
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [typed = '', known = ''] = line.split(': ');
      return typed.split(', ').map((word) => [word, known]);
    }),
);

/** Several words that mean one thing, and other spellings of a word: read as what is beside them. */
export const searchPhrases: Readonly<Record<string, string>> = {
  'big letters': 'uppercase',
  'capital letters': 'uppercase',
  'file size': 'compress kb',
  'how old': 'age',
  'ip address': 'ip',
  jpeg: 'jpg',
  'name server': 'nameserver',
  'name servers': 'nameserver',
  'open graph': 'meta',
  'page rank': 'authority',
  'small letters': 'lowercase',
  'where is': 'location',
  'who owns': 'whois',
};
