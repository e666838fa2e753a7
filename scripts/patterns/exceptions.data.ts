/** Patterns that stay although they are not known to be linear, with what keeps their text short. */
export interface Exception {
  /** As the source has it; the expression that makes it, with {name} for a value known only while running. */
  pattern: string;
  /** The longest text it meets, or the longest way from each place, and where that is seen to. */
  bound: string;
  /** Why it is not written in another way. */
  reason: string;
}

export const exceptions: readonly Exception[] = [
  {
    pattern: String.raw`/\b(?:sedo|afternic|hugedomains|dan\.com|bodis|parkingcrew)\b.{0,80}\b(?:sale|buy|offer|parking)\b/i`,
    bound: '6,000 letters of a page, by src/lib/authority/page-marks.ts, and 80 after each name',
    reason: 'It says in one line what two searches would.',
  },
  {
    pattern: String.raw`/!?\[([^\]\n]{0,500})\]\([^)\n]{0,2000}\)/g`,
    bound: '2,500 letters after each bracket, in documents of the operator',
    reason: 'Brackets within a link are part of it.',
  },
  {
    pattern: String.raw`/\p{Lu}[\p{L}’'-]+(?: (?:and|&|et al\.?) ?\p{L}*)? \((?:1[5-9]|20)\d\d[a-z]?(?:[:,][^()]{0,20})?\)[^.!?\n]{0,80}$/u`,
    bound: '160 letters, by REACH',
    reason: 'A citation is looked for before a quotation, and not in the whole text.',
  },
  {
    pattern: String.raw`/\p{Cased}\p{Case_Ignorable}*$/u`,
    bound: '16 letters, by NEARBY',
    reason: 'It follows the Unicode Standard, section 3.13, word by word.',
  },
  {
    pattern: String.raw`/((?:^|[\n\r\u2028\u2029]|[.!?…؟।։።]["'”’»)\]]{0,9}\s|[。！？])[^\p{L}\p{N}\n\r]{0,40})([\p{L}\p{N}])/gu`,
    bound: '40 letters after each mark',
    reason: 'What stands between two sentences has no better end.',
  },
  {
    pattern: String.raw`/(?:,|\s)\s{0,5}\S{1,64}@\S{1,190}$/`,
    bound: '200 letters, by LONGEST_NAME',
    reason: 'An address of e-mail is known by its middle.',
  },
  {
    pattern: String.raw`/(?<![\p{L}\p{N}_-])(?:[\p{L}\p{N}_-]{1,63}\.){1,8}[\p{L}][\p{L}\p{N}-]{1,62}(?![\p{L}\p{N}_-])/gu`,
    bound: '300 letters of a line, by LONGEST_PHRASE',
    reason: 'A name in a sentence is known by its end.',
  },
  {
    pattern:
      '/^#{1,6} +\\S|^ {0,3}(?:```|~~~)|^ {0,3}\\|?:?-{3,}:? *\\||!?\\[[^[\\]\\n]{1,300}\\]\\([^()\\s]{1,500}(?:[^\\S\\n][^()\\n]{0,300})?\\)|^---\\n[\\w-]{1,100}:|^ {0,3}[-*+] \\[[ xX]\\] |^\\[[^\\]\\r\\n]{1,200}\\]: \\S/m',
    bound: '800 letters after each bracket',
    reason: 'A link is known by its end.',
  },
  {
    pattern: String.raw`/\b[a-z][a-z\d+.-]{0,30}:\/\/[^\s<>"]+|\bwww\.[^\s<>"]+|(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+/gi`,
    bound: '30 letters of a scheme from each place',
    reason: 'An address is known by what follows its scheme.',
  },
  {
    pattern: '/(\\*\\*|__|\\*|`)(\\S(?:.*?\\S)?)\\1/g',
    bound: 'a line of a post that the operator wrote',
    reason: 'Marks stand within each other.',
  },
  {
    pattern: String.raw`/(cc-main-[a-z0-9-]*?)-domain\b/i`,
    bound: "255 letters of a file's name that the operator gives",
    reason: 'The name may begin and end in any way.',
  },
  {
    pattern: String.raw`/(cc-main-[a-z0-9-]*?)-(?:domain|host)\b/i`,
    bound: "255 letters of a file's name that the operator gives",
    reason: 'The name may begin and end in any way.',
  },
  {
    pattern: String.raw`/^\p{RGI_Emoji}$/v`,
    bound: 'one character as people see it',
    reason: 'Recheck does not read patterns with v. No other flag knows emoji of several signs.',
  },
  {
    pattern: "new RegExp(`(?:^|\\\\.){suffix.split('#').map(RegExp.escape).join('\\\\d{1,3}')}$`)",
    bound: '253 letters of a name',
    reason: 'Suffixes are data, escaped; the only repetition is of three digits.',
  },
  {
    pattern: "new RegExp(`(?<![\\\\p{L}\\\\p{N}])({beginnings})`, 'giu')",
    bound: 'names of tools and lines of posts, in the page of the visitor who types',
    reason: 'Words of letters and digits only, without repetition.',
  },
  {
    pattern: "new RegExp(`(?<![\\\\p{L}\\\\p{N}])(?=({escaped.join('|')})(?![\\\\p{L}\\\\p{N}]))`, 'giu')",
    bound: 'words that the visitor locks, in a sentence',
    reason: 'Escaped words; only white space in them repeats.',
  },
  {
    pattern: "new RegExp(together ? `{together}|[{vowels}]` : `[{vowels}]`, 'g')",
    bound: 'one word, by LONGEST',
    reason: 'Letters of a language, which are data; nothing in them repeats.',
  },
  {
    pattern: String.raw`/^(.*)\[([^\]]*)\]\(([^)]*)\)(.*)$/s`,
    bound: 'a sentence of a definition',
    reason: 'It says in one line what three searches would.',
  },
  {
    pattern: "new RegExp(`[{foreign}]`, 'gu')",
    bound: '12,000 letters, by SAMPLE',
    reason: 'One letter of a set.',
  },
  {
    pattern: "new RegExp(`(?![a-z{letters ?? ''}])\\\\p{sc=Latin}`, 'gu')",
    bound: '12,000 letters, by SAMPLE',
    reason: 'One letter of a set.',
  },
  {
    pattern: "new RegExp(`[{own}]`, 'u')",
    bound: '12,000 letters, by SAMPLE',
    reason: 'One letter of a set.',
  },
  {
    pattern:
      "new RegExp(`(?<![\\\\p{L}\\\\p{M}\\\\p{N}_])(?:{words.join('|')})(?![\\\\p{L}\\\\p{M}\\\\p{N}_])`, 'giu')",
    bound: 'a piece of the text, of 16,384 letters, by textChunks',
    reason: 'Escaped words, without repetition.',
  },
  {
    pattern: 'new RegExp(whole, flags)',
    bound: 'none: a visitor writes it; `mayRunAway` has its worker or thread ended after 3 seconds',
    reason: 'Find and Replace takes regular expressions.',
  },
  {
    pattern: 'new RegExp(source, flags)',
    bound: 'none: the same pattern, with the flag "u"',
    reason: 'Find and Replace takes regular expressions.',
  },
  {
    pattern: 'new RegExp(`{search.source}|`, search.flags)',
    bound: 'no text: it is tried on an empty one, to count the groups',
    reason: 'Find and Replace takes regular expressions.',
  },
  {
    pattern: String.raw`/\p{RGI_Emoji}|\p{Emoji_Presentation}|\p{Emoji_Modifier}/gv`,
    bound: 'ten code points from each place: no emoji is longer',
    reason: 'The examiner does not know the flag "v".',
  },
  {
    pattern: "new RegExp([...pairs.keys()].map(RegExp.escape).join('|'), 'gu')",
    bound: 'two letters from each place, of the tables of Slug Generator',
    reason: 'It is made of a table for each language.',
  },
  {
    pattern: "new RegExp(`^\\\\p{Script_Extensions={name}}$`, 'u')",
    bound: 'one character',
    reason: 'It is made of the names of scripts.',
  },
  {
    pattern: "new RegExp(`&({NAME});`, 'gu')",
    bound: 'the whole text, once: a name ends at the next "&"',
    reason: 'Names of XML are defined once, in xml-name.ts.',
  },
  {
    pattern: "new RegExp(`\\\\s*(?:(#PCDATA|{NAME}|[(),|])([?*+]?))`, 'uy')",
    bound: 'one piece of a content model, from where the last ended',
    reason: 'Names of XML are defined once, in xml-name.ts.',
  },
  {
    pattern: "new RegExp(source.replaceAll('\\\\s', '[ \\\\t\\\\r\\\\n]'), 'uy')",
    bound: 'one declaration, from its start: sticky, and the first that fits none ends the reading',
    reason: 'Names and white space of XML are defined once.',
  },
  {
    pattern: "new RegExp(`&(?:#(\\\\d+)|#x([0-9A-Fa-f]+)|({NAME}));`, 'gu')",
    bound: 'the whole text, once: a name ends at the next "&"',
    reason: 'Names of XML are defined once, in xml-name.ts.',
  },
];
