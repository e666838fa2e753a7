/** A language that has a list of stop words, and what tells it from others. */
export interface Language {
  code: string;
  /** In English. */
  name: string;
  script: 'Latin' | 'Cyrillic' | 'Greek' | 'Arabic' | 'Hebrew' | 'Devanagari' | 'Han' | 'Kana' | 'Hangul' | 'Thai';
  /** Letters beside a to z, or beside the shared ones of the script; a text with many others is of another language. */
  letters?: string;
  /** Letters of the script that the language does not have. */
  foreign?: string;
  /** Letters of which some are in every sentence or two. */
  own?: string;
  /** The words that most of its sentences have some of. Where they are missing, the script alone decides. */
  telling?: string;
}

export const languages: readonly Language[] = [
  {
    code: 'en',
    name: 'English',
    script: 'Latin',
    letters: 'éïñ',
    telling:
      'the of and to in is that it was for on are with as be this have from by not but at they you his her their which or we an been has had were will would there can if what when who more about',
  },
  {
    code: 'de',
    name: 'German',
    script: 'Latin',
    letters: 'äöüß',
    telling:
      'der die und das in den von zu mit ist sich des auf für nicht ein eine dem es im als auch an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über so zum war haben nur oder aber vor zur bis mehr durch man',
  },
  {
    code: 'fr',
    name: 'French',
    script: 'Latin',
    letters: 'àâæçéèêëîïôœùûüÿ',
    telling:
      "de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont avec son elle ou aux mais cette ses comme on nous leur être c'est d'un d'une qu'il n'est l'on fait été ont sans peut",
  },
  {
    code: 'es',
    name: 'Spanish',
    script: 'Latin',
    letters: 'áéíñóúü',
    telling:
      'de la que el en y a los se del las un por con no una su para es al lo como más o pero sus le ha me si sin sobre este ya entre cuando todo esta ser son dos también fue había era muy años hasta desde está',
  },
  {
    code: 'pt',
    name: 'Portuguese',
    script: 'Latin',
    letters: 'áâãàçéêíóôõúü',
    telling:
      'de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem à seu sua ou ser quando muito há nos já está eu também só pelo pela até isso ela entre era depois sem mesmo aos',
  },
  {
    code: 'it',
    name: 'Italian',
    script: 'Latin',
    letters: 'àèéìíîòóùú',
    telling:
      'di e il la che in un a per è una sono con non del della si le dei da al come i nel più gli lo alla ma anche o delle dal ha se nella essere ai su questo questa due degli era suo sua stato tra quando molto dalla ed',
  },
  {
    code: 'nl',
    name: 'Dutch',
    script: 'Latin',
    letters: 'éëèïóöüê',
    telling:
      'de van het een en in is dat op te zijn met voor niet die aan er om als ook bij door hij uit naar dan nog maar over tot wordt zich worden heeft was ze wat deze je meer of ik hebben kan werd geen had veel zoals',
  },
  {
    code: 'sv',
    name: 'Swedish',
    script: 'Latin',
    letters: 'åäöé',
    telling:
      'och i att det som en på är av för med till den har de inte om ett han men var jag sig från vi så kan man när eller under också där hade efter vid nu mot ska skulle bara mellan många mycket vara blir hon',
  },
  {
    code: 'pl',
    name: 'Polish',
    script: 'Latin',
    letters: 'ąćęłńóśźż',
    telling:
      'i w na z się nie do to że o jest jak po a za od przez co ale dla tym są tak jego przy także oraz już być tego ich czy które który która lub tylko może jako roku było był była ze pod może jej więc kiedy między',
  },
  {
    code: 'cs',
    name: 'Czech',
    script: 'Latin',
    letters: 'áčďéěíňóřšťúůýž',
    telling:
      'a v se na je že to s z o do i ve pro jako za by jsou po od k jeho ale nebo byl bylo také si už které který která při jsem tak až jen před není podle než mezi ze jejich co když být může jeho ke kde více',
  },
  {
    code: 'tr',
    name: 'Turkish',
    script: 'Latin',
    letters: 'çğıöşüâîû',
    telling:
      'bir ve bu için da de ile çok olarak daha gibi en ne olan kadar sonra ama var ki o her ya değil mi ise şey diye hem veya nasıl olduğu olduğunu oldu yok ancak göre kendi tarafından üzere arasında önce böyle',
  },
  {
    code: 'id',
    name: 'Indonesian',
    script: 'Latin',
    letters: 'é',
    telling:
      'yang dan di itu dengan untuk tidak ini dari dalam akan pada juga saya ke karena bisa ada mereka lebih sudah atau saat oleh seperti kita kami adalah telah dapat tersebut bahwa sebagai para dia anda tahun menjadi banyak',
  },
  {
    code: 'ru',
    name: 'Russian',
    script: 'Cyrillic',
    foreign: 'іїєґўђјљњћџѓќѕ',
    own: 'ыэ',
    telling:
      'и в не на что с по как это из а к для за от его но так все она он же у мы или бы был еще ещё только если того уже при их также время может чтобы быть когда о я вы до была было были который которые этого',
  },
  {
    code: 'uk',
    name: 'Ukrainian',
    script: 'Cyrillic',
    foreign: 'ыэъёўђјљњћџѓќѕ',
    own: 'іїє',
    telling:
      'і в у не на що з та до як для за це від є й а але про так його вони він або бути при їх також який яка які вже був було була щоб можна тільки якщо через після коли ще ми ви я її може цього під дуже',
  },
  { code: 'el', name: 'Greek', script: 'Greek' },
  {
    code: 'ar',
    name: 'Arabic',
    script: 'Arabic',
    foreign: 'پچژگکیےڈٹڑںھہۆێەڕڵۇ',
    telling:
      'في من على إلى أن التي عن مع هذا هذه الذي كان ما لا أو بعد بين كما ذلك هو هي كل قد لم حيث كانت قبل عند غير إن تم وقد خلال منذ أي بها فيها عليه له ثم',
  },
  { code: 'he', name: 'Hebrew', script: 'Hebrew', foreign: 'װױײ' },
  {
    code: 'hi',
    name: 'Hindi',
    script: 'Devanagari',
    foreign: 'ळ',
    telling:
      'के में है की से और का को पर यह भी हैं कि एक ने नहीं तो इस लिए हो था कर ही साथ गया अपने वह या जो जा थे थी रहा हुए होता करने बाद किया जाता',
  },
  { code: 'zh', name: 'Chinese', script: 'Han' },
  { code: 'ja', name: 'Japanese', script: 'Kana' },
  { code: 'ko', name: 'Korean', script: 'Hangul' },
  { code: 'th', name: 'Thai', script: 'Thai' },
];
