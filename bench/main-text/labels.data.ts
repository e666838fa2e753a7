/**
 * The blocks of pages, by the numbers that `blocksOf` gives them, that readers should get, and after ~ those that they may get: dates,
 * authors, captions, tags, lists of other pages that the author wrote into the text. Labelled by reading, before the reader was written
 * anew.
 */
const lines = `
news--businessWeek2 137-138,151-162 ~139
news--businessWeek3 122-123,136-145 ~124
news--cbslocal 24,44-45 ~25
news--cnet 50,56-90 ~51-55,91-97
news--cnn1 26,28-41,47-65 ~27,42
news--cnn_arabic 19,21-27 ~20
news--dcurtis 11-20
news--elmondo1 30-34,40-53 ~35-39
news--foxNews 86,95-116 ~87-88,117
news--get_canonical_url 34,37,48,53,56,61 ~35-36,39-47,49-52,54-55,57-60,62
news--github1 89-150 ~11,22
news--gizmodo1 44-82 ~39-43
news--guardian1 0
news--iframe 0-4
news--issue25 88,93-94,99-117 ~89-92
news--lefigaro 54,59-60,62-63 ~55-58
news--msn1 117-118,125-126 ~127
news--polygon 82,92-109 ~83-91
news--tags_abcau 93,95,100-123 ~94,96-99
news--tags_cnet 97-98,103-109 ~99-102,110-120,143
news--tags_deadline 49,53-58 ~50
news--tags_wnyc 57-58,69-72 ~59-60,73-76
news--time2 33,37-38,40-43 ~34-36,39,44
news--usatoday1 98,101,130,132-137,139-150 ~99-100,102-129,138,151
news--usatoday_issue_74 80-81,83,85-87,89-93 ~82,84,88,94
news--wikipedia1 0,34-35,46-191 ~1-33,36-45,192-209
food--acouplecooks 121,126-139,186-205,207-240 ~206,241-249
food--albertheijn 36-69,93-98 ~103-121
food--altonbrown 18,22-28,34-59 ~19-21,29-33
food--closetcooking 70,77-78,88-108 ~71-76,79-87,91,109-110
food--cookstr 13,33-58 ~14-32,59
food--epicurious 24,34,51-62 ~25-33
food--food52 11,21-55 ~12-20,74
food--homechef 9-20,23-90 ~91
food--jimcooksfoodgood 11,13,16-43 ~12,14-15,44
food--maangchi 20-76 ~77-78,107-114
food--mykitchen101en 99,102-165 ~100-101,166
food--nihhealthyeating_2 43-104 ~105-106
food--owenhan 46,49-76 ~47-48
food--pickypalate 20,23-49 ~21-22
food--purelypope 45,47-79 ~44,46
food--rachlmansfield 20,26-76 ~21-25,77-78,82-83
food--recipetineats 92,97-131,133-185 ~93-96,132,186-191
food--simplyquinoa 72,77-122,129-161 ~71,73-76,123-128,162-170
food--spendwithpennies 34,41-63,75-125 ~35-40,64-74,126-128
food--steamykitchen 23,31-59,64-105 ~24-30,60-63
food--sundpaabudget 71,73,76-109 ~72,74-75
food--sweetcsdesigns 55,62-141,151-179 ~56-61,142-149,180-207
food--theclevercarrot 19,24-67,74-139 ~20-23,68-73,140-141
food--vanillaandbean 29,31,33-36,38-79,90-148 ~30,32,37,80-89,149
food--yummly 20,32-53,54-78 ~21-31
news--allnewlyrics1 5,7-61 ~6
news--aolNews 40,45-64 ~41-44
news--bbc_chinese 9,23-39 ~10
news--businessWeek1 80-81,96-101 ~82,95
news--businessinsider1 31,41-47 ~32-40,48-51
news--businessinsider2 31,41-46 ~32-40,47
news--businessinsider3 22,31-199 ~23-30
news--cnbc1 100,105-108 ~101-104,109-110
news--donga_korean 221,236-253 ~222-235
news--elpais 41-43,62,68,71-87,89-92 ~44,88
news--embed 0-4
news--engadget 34,36-37 ~35
news--espn 17-18,25-46 ~19-24,47
news--huffingtonPost2 53,75-102 ~54-66,103-104
news--issue24 0-3
news--issue28 40-42,44-48,58-68 ~43
news--issue32 16,20-32 ~17-19,33-34
news--issue4 0-1,3-12 ~2,13-15
news--liberation 98,100,108,110-111,113-116 ~97,99,109,112,117
news--mashable_issue_74 49,59-86 ~50-58
news--mcsweeney 5,10-36 ~6-9
news--politico 46,51,53-54,61-72 ~52
news--polygon_video 82,86-89 ~83-85,90-94
news--sec1 0-56
news--techcrunch1 24,30-36 ~25-29,47
news--testHuffingtonPost 56,73-112 ~53-55,57-67,113-115
news--theverge1 58-59,63-67 ~60-62,68-70
news--theverge2 161,167-170 ~162-166,171-172
news--time 31,33,45-53 ~32,34-36,54-55
news--yahoo 166,168,180-206 ~167,207-208
food--allrecipescurated 329,342,349-361,364,371-381,384-392,395-397 ~330-341,343-348,362,365-370,382-383,393-394
food--atelierdeschefs 39-40,47-81 ~41-46
food--bunkycooks 11-19,21-56 ~20,57-58
food--cucchiaio 19,28,42-61,63-72 ~20-27,29-41,62
food--delish 66,72-80,92-127 ~67-71,81-91,128-130
food--delishhh 10,12-14,17-40 ~11,15-16,41
food--domesticateme 15,20-107 ~16-19
food--eatingbirdfood 73,77-106,119,121-171 ~74-76,107-118,120,172-179
food--eatingwell 213,216,225-268 ~214-215,217-224
food--giallozafferano 43,63-64,66-99 ~44-62,65
food--gousto 109,111,116-194 ~110,112-115
food--handletheheat 65,80-130,142-163 ~66-79,131-141,164-172
food--heinzbrasil 9,11-27 ~10,28
food--joyfoodsunshine 29,32-79,81-142 ~30-31,80,143-144
food--justataste 28,31-38,41-84,100-101 ~29-30,39-40,85-99
food--justbento 25-39 ~40-49
food--kennymcgovern 6,8-55 ~7,56-57
food--mybakingaddiction 17,23-68,70-100,106-108 ~18-22,69,101-105,109-115
food--ohsheglows 85,88-97,99-139 ~86-87,98
food--rutgerbakt_3 8,19-25,27-38 ~9-18,26,39-48
food--tastesoflizzyt 21,28-87 ~22-27,88-93
food--vegrecipesofindia 14,21,28-105,120,122-241 ~15-20,22-27,106-119,121
food--watchwhatueat 29,32-41,46-85 ~30-31,42-45,86-87
`;

export const labels: ReadonlyMap<string, readonly [main: string, either: string]> = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', main = '', either = '~'] = line.split(' ');
      return [name, [main, either.slice(1)]] as const;
    }),
);
