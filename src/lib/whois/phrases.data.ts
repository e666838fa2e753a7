/**
 * Wordings of answers without a record. They are held against whole lines: lower case, marks of comments and
 * punctuation at the edges taken off, every domain name written as `~`. Terms of use, which speak of free names too,
 * never are such a line from its first to its last word.
 */

const found =
  '(?: (?:was|were|is|are|has been|have been))?(?: not)?(?: (?:found|available|exists?|matched|registered))?';
const where = '(?: (?:for|in|about|on|with|matching|that|to|against|of)\\b.*)?';
const things =
  '(?:match|matches|entries|entry|objects?|data|information|records?|results?|domains?|domain names?|whois data|whois record|matching (?:records?|entries|entry|objects?|domains?|data)|domain records?|such (?:domain|object|name)(?: name)?|registration|registered domain|object (?:s|matched)|found|information available)';
const subject =
  '(?:~|(?:the |this |your |second level |queried |requested |above |selected |searched )*(?:domain|domain name|name|object|entry|record|query|data|key|domain record|whois record|requested domain|queried object|object s|requested object|domain information)(?: name)?(?: ~)?(?: you(?: have)? requested| you(?: are)? searched for)?)';

export const freePhrases: readonly RegExp[] = [
  new RegExp(`^(?:sorry |error |result |there (?:is|was|are|were) |query )*no ${things}${found}${where}$`),
  new RegExp(
    `^(?:sorry |error )*${subject}(?: (?:is|was|has|does|could|can))?(?: ?not|n't| cannot be)(?: yet| currently)?(?: been| be)?(?: (?:found|exist|exists|registered|known|listed|delegated|assigned|in use|present|recognised))(?: .*)?$`,
  ),
  new RegExp(
    `^(?:sorry )*${subject}(?: (?:is|may be|are|has been))?(?: still| currently| now)* (?:free|available|unregistered|unassigned|unknown|no match)(?: (?:for|to|at)\\b.*)?$`,
  ),
  /^(?:error )?not found(?: ~| in database| in the database)?$/,
  /^(?:domain|object|name) not (?:found|known|registered)\b.{0,80}$/,
  /^(?:domain|whois) not ?found$/,
  /^not registered(?: ~)?$/,
  /^nothing found\b.{0,60}$/,
  /^no ~$/,
  /^no match\b.{0,100}$/,
  /^(?:available|free|unregistered|domain available|domain free|domain unknown|unknown domain)(?: ~)?$/,
  /^(?:domain|available|free)(?: name)? ~ available$/,
  /^data not found\b.{0,80}$/,
  /^we do(?:n't| not) have an entry in our database matching your.*$/,
  /^object ?(?:_|does )not(?:_|)? ?(?:found|exist)$/,
  /^(?:\S{1,60}\/)?object_not_found$/,
  /^the requested domain was not found in the registry or registrar.*$/,
  /^invalid query or domain name not known.*$/,
  /^out of registry$/,
  /^can.t get information on (?:non-?local|non local) domain\b.*$/,
  /^(?:el |la )?(?:dominio|consulta|nombre)(?: de dominio)?(?: ~)?(?: esta)?(?: no (?:existe|registrado|encontrado|se encuentra|esta registrado|ha sido)| libre| disponible)\b.{0,80}$/,
  /^~ ?:? no existe$/,
  /^no (?:se encontr|hay|existe)\w*\b.{0,80}$/,
  /^(?:o )?dominio(?: ~)? (?:nao (?:existe|registrado|encontrado)|disponivel)\b.{0,60}$/,
  /^(?:nenhum|nenhuma) .{0,60}(?:encontrad|registad|registrad)[oa]\b.{0,40}$/,
  /^(?:aucun|aucune) .{0,80}(?:trouve|trouvee|correspond|enregistre)\w*\b.{0,60}$/,
  /^(?:le )?(?:nom de )?domaine(?: ~)? (?:n'existe pas|non trouve|inconnu|est libre|libre|est disponible|disponible)\b.{0,60}$/,
  /^(?:nie znaleziono|brak (?:danych|informacji|domeny))\b.{0,80}$/,
  /^(?:domena|domen|naziv domena)(?: ~)? (?:nije (?:registriran|registrovan|pronadjen)|neni registrovan|wolna|je (?:volna|prosta|slobodna))\w*\b.{0,60}$/,
  /^nincs talalat\b.{0,60}$/,
  /^(?:keine eintrage gefunden|keine daten)\b.{0,60}$/,
  /^(?:nessun|non (?:e stato )?trovat)\w*\b.{0,60}$/,
  /^상기 도메인이름은 등록되어 있지 않습니다$/,
  /^該当するデータがありません$/,
  /^above domain name is not registered to krnic$/,
  /^.{0,20} no found$/,
  /^未登記$/,
  /^this query returned 0 objects$/,
  /^we're unable to find an entry for ~$/,
  /^~ (?:this |the )?domain is not available in (?:our|the) (?:whois )?database$/,
  /^(?:you can (?:register|buy)|register) (?:it|this domain|the domain|~)\b.{0,60}$/,
  /^(?:this|the) (?:domain|name) (?:can be registered|is ready to be registered)\b.{0,60}$/,
];

export const reservedPhrases: readonly RegExp[] = [
  /^~ is withdrawn$/,
  /^the registration of this domain is restricted\b.{0,120}$/,
  /^the domain (?:name )?you (?:want to register|apply) (?:is reserved|can ?not be registered)\b.{0,100}$/,
  new RegExp(
    `^(?:sorry )*${subject}(?: (?:is|has been|was))? (?:reserved|blocked|restricted|prohibited|forbidden|withheld|not available for registration|unavailable for registration|not allowed)\\b.{0,160}$`,
  ),
  new RegExp(
    `^(?:sorry )*${subject} (?:cannot|can not|may not|must not|can't) be (?:registered|delegated|allocated)\\b.{0,160}$`,
  ),
  /^(?:reserved|restricted|blocked)(?: (?:domain|domain name|name|by|from|according)\b.{0,100})?$/,
  /^(?:status )?reserved(?: name)?$/,
  /^not available for registration$/,
  /^(?:dominio|nombre) (?:reservado|bloqueado|prohibido)\b.{0,60}$/,
  /^domaine (?:reserve|bloque|interdit)\b.{0,60}$/,
  /^(?:this|the) (?:domain|name) (?:is|has been) (?:a )?(?:premium|collision)\b.{0,120}$/,
  /^error for ~ the domain ~ cannot be registered\b.{0,160}$/,
];

/** The service would not answer this asker, or not now. */
export const refusedPhrases: readonly RegExp[] = [
  /^(?:error )?too many (?:requests|queries|connections|attempts|lookups|simultaneous)\b.{0,120}$/,
  /^(?:error |warning |your |whois |the |daily |hourly |query |request |rate |look ?up |connection |access |allowed |maximum )*(?:limit|quota|rate)(?: for \S{1,45})?(?: has been| was| is)? (?:exceeded|reached|hit|over)\b.{0,120}$/,
  /^(?:error |\d+ |whois )*(?:access control )?limit exceeded\b.{0,120}$/,
  /^you(?:r| have| are|'ve|r ip| ).{0,60}(?:exceed|blocked|black ?listed|banned|denied|rate limited|throttled|too many|over quota|not permitted|not allowed)\w*\b.{0,160}$/,
  /^(?:excessive (?:querying|queries|requests|use)|maximum queries|max queries|quota exceeded|query limit|queries exceeded)\b.{0,80}$/,
  /^(?:-?\d+ )?(?:error )?(?:-?\d+ )?(?:ip(?: address)?|access|connection|request|client|query|host)(?: from| to| by| for)?(?: ~| \S{1,45})?(?: (?:is|was|has been))? (?:blocked|denied|refused|rejected|restricted|banned|blacklisted|black listed|forbidden|throttled)\b.{0,120}$/,
  /^requests of this client are not permitted\b.{0,160}$/,
  /^(?:please )?(?:slow down|wait \d+|try again (?:later|in \d+))\b.{0,80}$/,
  /^please (?:slow down|try again|wait)\b.{0,80}$/,
  /^(?:permission|access) denied\b.{0,120}$/,
  /^(?:error )?(?:maximum )?number of (?:allowed )?(?:queries|requests)\b.{0,40} exceeded$/,
  /^(?:only \d+ )?(?:requests|queries) per (?:second|minute|hour|day)\b.{0,60}\breached$/,
  /^only \d+ (?:requests|queries) per (?:second|minute|hour|day)\b.{0,80}$/,
  /^queried interval is too short$/,
  /^your (?:access|query|request|connection)\b.{0,40}\b(?:too fast|temporarily (?:limited|not be answered|denied|blocked))\b.{0,60}$/,
  /^(?:-?\d+ )?(?:still )?in grace period\b.{0,60}$/,
  /^the ip address used\b.{0,80}\bexceeded\b.{0,60}$/,
  /^loo?k?up quota exceeded\b.{0,60}$/,
  /^request denied\b.{0,60}$/,
  /^(?:this|the) (?:ip|address|client|query|request)\b.{0,60}\b(?:blocked|rate limited|denied|throttled)\b.{0,60}$/,
  /^(?:lookup|look up|search|query) quota exceeded\b.{0,60}$/,
  /^(?:demasiadas consultas|trop de requetes|limite de consultas)\b.{0,80}$/,
  /^query rate limit exceeded\b.{0,120}$/,
  /^access (?:to .{0,40} )?(?:is |has been )?(?:denied|restricted|temporarily)\b.{0,120}$/,
];

/** Words that a status field has for a name nobody holds. */
export const freeStatuses: readonly RegExp[] = [
  /^(?:free|available|avail|not registered|not_registered|unregistered|no object found|no_object_found|not found|notfound|unassigned|nonexistent|does not exist|no match|libre|disponible|not delegated and not registered|no data found|domain not found|available for registration|not exist|not exists|no existe|livre|disponivel)$/,
  /^(?:210|220|404|500|501) (?:avail|available|not found|invalid)\b.*$/,
  /^(?:domain )?(?:is )?(?:free|available)(?: for (?:registration|purchase|sale).*)?$/,
];

export const reservedStatuses: readonly RegExp[] = [
  /^(?:reserved|reserved name|reserved domain|prohibited|unassignable|not allowed|not_allowed|not open|not_open|forbidden|restricted|registry reserved|blocked|reservado|reserve|permanent reserved|permanent\/reserved|registry-reserved|serverreserved|not available for registration|withheld|unavailable for registration|unavailable|not assignable)\b.{0,80}$/,
];

/** A status that tells of a question gone wrong, not of a name. */
export const uselessStatuses: readonly RegExp[] = [/^(?:invalid|failed|error|unknown|n\/a|none|-|no)$/];
