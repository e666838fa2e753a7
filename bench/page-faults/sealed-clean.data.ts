import type { Part } from './corpus.ts';
import type { Site } from './world.ts';

const webPage = (name: string) => ({ '@type': 'WebPage', name });

/** Pages of other kinds, written last, in which nothing is planted. */
const sites: Site[] = [
  {
    name: 'weather of a village',
    url: 'https://wetter-oberau.example/heute',
    lang: 'de-AT',
    title: 'Wetter in Oberau heute: Vorhersage für jede Stunde',
    description:
      'Temperatur, Regen und Wind in Oberau für die nächsten 48 Stunden, gemessen an der Schule und alle zehn Minuten erneuert. Mit Warnungen vor Gewitter und Frost.',
    siteName: 'Wetter Oberau',
    shared: '/bild/wetter.png',
    data: webPage('Wetter in Oberau'),
    nav: [
      ['/woche', 'Diese Woche'],
      ['/archiv', 'Archiv'],
      ['/station', 'Die Wetterstation'],
    ],
    main: `<h1>Wetter in Oberau heute</h1><p>Am Vormittag Nebel im Tal, ab Mittag Sonne. Höchstwert 14 Grad, schwacher Wind aus Süd.</p>
<h2>Stunde für Stunde</h2><table><caption>Vorhersage</caption><thead><tr><th scope="col">Uhr</th><th scope="col">Grad</th><th scope="col">Regen</th></tr></thead><tbody><tr><td>9</td><td>6</td><td>0 %</td></tr><tr><td>12</td><td>12</td><td>5 %</td></tr></tbody></table>
<p>So messen wir: <a href="/station">die Wetterstation an der Schule</a>.</p>`,
  },
  {
    name: 'forum thread',
    url: 'https://forum.bikemechanics.example/t/creaking-bottom-bracket/8812',
    lang: 'en',
    title: 'Creaking bottom bracket after every wet ride - Bike Mechanics',
    description:
      'It creaks under load after rain and goes quiet when dry. Eleven answers: check the chainring bolts, the pedals and the seatpost before you blame the bearings.',
    siteName: 'Bike Mechanics',
    shared: '/og/forum.png',
    data: {
      '@type': 'DiscussionForumPosting',
      headline: 'Creaking bottom bracket after every wet ride',
      text: 'It creaks under load after rain and goes quiet when dry.',
      author: { '@type': 'Person', name: 'gravelgrinder', url: 'https://forum.bikemechanics.example/u/gravelgrinder' },
      datePublished: '2025-02-11T20:15:00Z',
      comment: [
        {
          '@type': 'Comment',
          text: 'Check the chainring bolts.',
          author: { '@type': 'Person', name: 'hilde' },
          datePublished: '2025-02-11T20:40:00Z',
        },
      ],
    },
    nav: [
      ['/latest', 'Latest threads'],
      ['/categories', 'Categories'],
      ['/u/gravelgrinder', 'gravelgrinder'],
    ],
    main: `<h1>Creaking bottom bracket after every wet ride</h1>
<article><h2>gravelgrinder</h2><p>It creaks under load after rain and goes quiet when dry. New bearings in autumn. What else can it be?</p></article>
<article><h2>hilde</h2><p>Check the chainring bolts and the pedals first. A dry seatpost sounds the same, because the frame carries it.</p></article>
<article><h2>moss</h2><p>Seconded. See also <a href="/categories">our list of noises by part</a>.</p></article>`,
  },
  {
    name: 'recipe in Vietnamese',
    url: 'https://bep-nha.example/cong-thuc/pho-ga',
    lang: 'vi',
    title: 'Cách nấu phở gà Hà Nội tại nhà, nước dùng trong',
    description:
      'Nước dùng trong và ngọt từ gà ta, gừng nướng và hành nướng. Công thức phở gà Hà Nội cho bốn người, nấu trong hai giờ, kèm mẹo luộc gà da giòn.',
    siteName: 'Bếp Nhà',
    shared: '/anh/pho-card.png',
    pictures: [['/anh/pho-ga.webp', 640, 480]],
    data: {
      '@type': 'Recipe',
      name: 'Phở gà Hà Nội',
      image: ['https://bep-nha.example/anh/pho-ga.webp'],
      author: { '@type': 'Person', name: 'Lan Nguyễn' },
      datePublished: '2024-11-20',
      description: 'Phở gà nước trong.',
      prepTime: 'PT30M',
      cookTime: 'PT1H30M',
      totalTime: 'PT2H',
      recipeYield: '4',
      recipeIngredient: ['1 con gà ta', '1 củ gừng', '500 g bánh phở'],
      recipeInstructions: [
        { '@type': 'HowToStep', text: 'Nướng gừng và hành.' },
        { '@type': 'HowToStep', text: 'Luộc gà trong bốn mươi phút.' },
      ],
    },
    nav: [
      ['/cong-thuc', 'Công thức'],
      ['/meo-bep', 'Mẹo bếp'],
      ['/gioi-thieu', 'Giới thiệu'],
    ],
    main: `<h1>Phở gà Hà Nội</h1><img src="/anh/pho-ga.webp" width="640" height="480" alt="Một bát phở gà với hành lá và chanh">
<p>Nước dùng ngon không cần nhiều gia vị. Gừng và hành nướng cháy xém cho mùi thơm, còn gà ta cho vị ngọt.</p>
<h2>Nguyên liệu</h2><ul><li>1 con gà ta</li><li>1 củ gừng</li><li>500 g bánh phở</li></ul>
<h2>Cách nấu</h2><ol><li>Nướng gừng và hành trên lửa.</li><li>Luộc gà bốn mươi phút, vớt bọt.</li></ol><p>Đọc thêm <a href="/meo-bep">mẹo luộc gà da giòn</a>.</p>`,
  },
  {
    name: 'legal notice in Greek',
    url: 'https://elaiones.example/oroi',
    lang: 'el',
    title: 'Όροι χρήσης και αγορών | Ελαιώνες Μάνης',
    description:
      'Πώς παραγγέλνετε, πότε αποστέλλουμε το λάδι και πώς επιστρέφετε ένα δοχείο που έφτασε χτυπημένο. Οι όροι του καταστήματος με απλά λόγια.',
    siteName: 'Ελαιώνες Μάνης',
    shared: '/eikones/ladi.png',
    data: webPage('Όροι χρήσης'),
    nav: [
      ['/ladi', 'Ελαιόλαδο'],
      ['/elies', 'Ελιές'],
      ['/epikoinonia', 'Επικοινωνία'],
    ],
    main: `<h1>Όροι χρήσης και αγορών</h1><p>Με την παραγγελία σας αποδέχεστε τους παρακάτω όρους, που γράψαμε όσο πιο απλά γίνεται.</p>
<h2>Αποστολή</h2><p>Στέλνουμε κάθε Δευτέρα και Πέμπτη. Το λάδι φτάνει συνήθως σε τρεις ημέρες.</p><h2>Επιστροφές</h2><p>Έχετε δεκατέσσερις ημέρες. Στείλτε μας μια φωτογραφία από τη <a href="/epikoinonia">σελίδα επικοινωνίας</a>.</p>`,
  },
  {
    name: 'software release',
    url: 'https://tinyqueue.example/docs/changelog/3-2',
    lang: 'en',
    title: 'Version 3.2: delayed jobs and batches | tinyqueue docs',
    description:
      'Jobs can wait until a time, batches finish together, and the dashboard needs half the memory. What is new in tinyqueue 3.2, and how to upgrade from 3.1.',
    siteName: 'tinyqueue',
    shared: '/card.png',
    data: {
      '@type': 'TechArticle',
      headline: 'Version 3.2',
      image: 'https://tinyqueue.example/card.png',
      datePublished: '2025-09-02',
      author: { '@type': 'Person', name: 'Ida Lund', url: 'https://tinyqueue.example/team' },
    },
    nav: [
      ['/docs', 'Docs'],
      ['/docs/changelog', 'All versions'],
      ['/team', 'Team'],
    ],
    main: `<h1>Version 3.2</h1><p>Released on <time datetime="2025-09-02">2 September 2025</time>.</p><h2 id="new">New</h2><ul><li>Jobs can wait: <code>queue.add(job, { at: tomorrow })</code>.</li><li>Batches finish together.</li></ul>
<h2 id="upgrade">Upgrade</h2><pre><code>npm install tinyqueue@3.2</code></pre><p>Nothing breaks. Older notes are in <a href="/docs/changelog">the list of all versions</a>; jump to <a href="#new">what is new</a>.</p>`,
  },
  {
    name: 'timetable of a ferry',
    url: 'https://skjaergaardsferge.example/ruter/vinter',
    lang: 'nb',
    title: 'Rutetider for skjærgårdsferga, vinter 2025–2026',
    description:
      'Avganger fra brygga og fra øyene mellom oktober og april, med tider på helligdager, priser for sykkel og bil og telefonen til skipperen om bord.',
    siteName: 'Skjærgårdsferga',
    shared: '/bilde/ferge.png',
    data: webPage('Rutetider'),
    nav: [
      ['/priser', 'Priser'],
      ['/ruter/sommer', 'Sommerruter'],
      ['/om', 'Om ferga'],
    ],
    main: `<h1>Rutetider, vinter</h1><table><caption>Fra brygga</caption><thead><tr><th scope="col">Hverdager</th><th scope="col">Lørdag</th></tr></thead><tbody><tr><td>06.40</td><td>08.10</td></tr><tr><td>15.30</td><td>14.00</td></tr></tbody></table>
<p>I dårlig vær kan avganger falle ut. Ring skipperen på <a href="tel:+4790000000">900 00 000</a>.</p><h2>Priser</h2><p>Barn og sykler reiser gratis. Se <a href="/priser">alle priser for øyene</a>.</p>`,
  },
  {
    name: 'author page in Spanish',
    url: 'https://revista-umbral.example/autoras/ines-robledo',
    lang: 'es-AR',
    title: 'Inés Robledo, cronista y traductora | Revista Umbral',
    description:
      'Crónicas, entrevistas y traducciones de Inés Robledo en Revista Umbral: de los trenes del sur a los archivos de la ciudad, con una nota nueva cada mes.',
    siteName: 'Revista Umbral',
    shared: '/img/ines-card.png',
    pictures: [['/img/ines.webp', 240, 240]],
    data: {
      '@type': 'ProfilePage',
      mainEntity: {
        '@type': 'Person',
        name: 'Inés Robledo',
        url: 'https://revista-umbral.example/autoras/ines-robledo',
      },
    },
    nav: [
      ['/cronicas', 'Crónicas'],
      ['/entrevistas', 'Entrevistas'],
      ['/quienes-somos', 'Quiénes somos'],
    ],
    main: `<h1>Inés Robledo</h1><img src="/img/ines.webp" width="240" height="240" alt="Inés Robledo junto a una ventana"><p>Escribe sobre trenes, archivos y gente que repara cosas. Nació en Bahía Blanca y vive en Rosario.</p>
<h2>Sus notas</h2><ul><li><a href="/cronicas">El último guarda del ramal</a></li><li><a href="/entrevistas">Conversación con una relojera</a></li></ul>`,
  },
  {
    name: 'glossary in Czech',
    url: 'https://slovnik-piva.example/heslo/ale',
    lang: 'cs',
    title: 'Ale: co je svrchně kvašené pivo | Slovník piva',
    description:
      'Ale je svrchně kvašené pivo, které kvasí při vyšší teplotě než ležák. Druhy od pale ale po stout, původ slova a čím se liší od českého ležáku.',
    siteName: 'Slovník piva',
    shared: '/obr/ale.png',
    data: {
      '@type': 'DefinedTerm',
      name: 'Ale',
      description: 'Svrchně kvašené pivo.',
      inDefinedTermSet: 'https://slovnik-piva.example/',
    },
    nav: [
      ['/heslo/lezak', 'Ležák'],
      ['/heslo/slad', 'Slad'],
      ['/o-slovniku', 'O slovníku'],
    ],
    main: `<h1>Ale</h1><p><dfn>Ale</dfn> je pivo, které kvasí nahoře, při teplotě kolem dvaceti stupňů. Kvasnice přitom vytvářejí vůně ovoce a koření.</p>
<h2>Druhy</h2><dl><dt>Pale ale</dt><dd>Světlé a hořké.</dd><dt>Stout</dt><dd>Tmavé, s chutí kávy.</dd></dl><p>Porovnejte s heslem <a href="/heslo/lezak">ležák</a>.</p>`,
  },
  {
    name: 'charity in Welsh',
    url: 'https://coedtir.example/rhoi',
    lang: 'cy',
    title: 'Rhoi i Goed Tir: plannu coed yng Nghymru',
    description:
      'Mae deg punt yn plannu pum coeden frodorol. Gweld ble mae eich arian yn mynd, sut i roi bob mis a sut i wirfoddoli gyda ni yn y gwanwyn.',
    siteName: 'Coed Tir',
    shared: '/llun/coed.png',
    data: { '@type': 'NGO', name: 'Coed Tir', url: 'https://coedtir.example/' },
    nav: [
      ['/ein-gwaith', 'Ein gwaith'],
      ['/gwirfoddoli', 'Gwirfoddoli'],
      ['/cysylltu', 'Cysylltu'],
    ],
    main: `<h1>Rhoi i Goed Tir</h1><p>Mae deg punt yn plannu pum coeden frodorol: derw, cyll a bedw. Rydym yn plannu bob gaeaf gyda ffermwyr ac ysgolion.</p>
<form action="/rhoi" method="post"><fieldset><legend>Faint hoffech chi ei roi?</legend><label><input type="radio" name="swm" value="10"> £10</label> <label><input type="radio" name="swm" value="25"> £25</label></fieldset><button>Rhoi</button></form><p>Neu dewch i <a href="/gwirfoddoli">wirfoddoli gyda ni</a>.</p>`,
  },
  {
    name: 'flat to rent in Finnish',
    url: 'https://kotiavain.example/vuokra/kallio-2h',
    lang: 'fi',
    title: 'Kaksio Kalliossa, 48 m², vuokra 980 € | Kotiavain',
    description:
      'Valoisa kaksio Kalliossa kolmannessa kerroksessa. Hissi, parveke sisäpihalle ja sauna talossa. Vapaa heti, esittely joka keskiviikko kello 17.',
    siteName: 'Kotiavain',
    shared: '/kuvat/kallio.png',
    pictures: [
      ['/kuvat/olohuone.webp', 600, 400],
      ['/kuvat/keittio.webp', 600, 400],
    ],
    data: {
      '@type': 'Apartment',
      name: 'Kaksio Kalliossa',
      numberOfRooms: 2,
      floorSize: { '@type': 'QuantitativeValue', value: 48, unitCode: 'MTK' },
    },
    nav: [
      ['/vuokra', 'Vuokra-asunnot'],
      ['/myy', 'Myytävät'],
      ['/yhteys', 'Ota yhteyttä'],
    ],
    main: `<h1>Kaksio Kalliossa</h1><img src="/kuvat/olohuone.webp" width="600" height="400" alt="Olohuone, jossa on suuri ikkuna"><img src="/kuvat/keittio.webp" width="600" height="400" alt="Pieni valkoinen keittiö" loading="lazy">
<p>Asunto on remontoitu vuonna 2021. Ikkunat avautuvat hiljaiselle sisäpihalle, ja raitiovaunu pysähtyy kulmalla.</p><h2>Vuokra</h2><p>980 euroa kuukaudessa, vesi 20 euroa. Sovi näyttö sivulla <a href="/yhteys">ota yhteyttä</a>.</p>`,
  },
  {
    name: 'results of a race',
    url: 'https://longridge-fell.example/2025/results',
    lang: 'en-GB',
    title: 'Longridge Fell Race 2025: Results and Splits',
    description:
      'All 214 finishers of the 2025 Longridge Fell Race with their splits at the trig point, the team prizes, and the two course records that fell this year.',
    siteName: 'Longridge Fell Race',
    shared: '/og/fell.png',
    data: {
      '@type': 'SportsEvent',
      name: 'Longridge Fell Race 2025',
      startDate: '2025-05-18',
      location: { '@type': 'Place', name: 'Longridge', address: 'Longridge, Lancashire, GB' },
      image: 'https://longridge-fell.example/og/fell.png',
      description: 'Fell race of 10 km.',
    },
    nav: [
      ['/course', 'Course'],
      ['/enter', 'Enter'],
      ['/history', 'History'],
    ],
    main: `<h1>Results 2025</h1><table><caption>First three</caption><thead><tr><th scope="col">Place</th><th scope="col">Runner</th><th scope="col">Time</th></tr></thead><tbody><tr><td>1</td><td>Tom Askew</td><td>42:10</td></tr><tr><td>2</td><td>Ela Marsh</td><td>43:55</td></tr><tr><td>3</td><td>Ravi Shah</td><td>44:01</td></tr></tbody></table>
<h2>Records</h2><p>Ela Marsh took forty seconds off the record of 2009. Read about <a href="/history">the history of the race</a>.</p>`,
  },
  {
    name: 'podcast in Hungarian',
    url: 'https://reggeli-mikrofon.example/adas/112',
    lang: 'hu',
    title: '112. adás: miért énekelnek a villamosok? | Reggeli Mikrofon',
    description:
      'Egy hangmérnök, egy villamosvezető és egy zeneszerző beszélget arról, miért énekelnek a villamosok a kanyarban. 34 perc, leirattal és forrásokkal.',
    siteName: 'Reggeli Mikrofon',
    shared: '/kep/112.png',
    data: {
      '@type': 'PodcastEpisode',
      name: 'Miért énekelnek a villamosok?',
      datePublished: '2025-03-03',
      timeRequired: 'PT34M',
      partOfSeries: { '@type': 'PodcastSeries', name: 'Reggeli Mikrofon', url: 'https://reggeli-mikrofon.example/' },
    },
    nav: [
      ['/adasok', 'Minden adás'],
      ['/vendegek', 'Vendégek'],
      ['/tamogatas', 'Támogatás'],
    ],
    main: `<h1>Miért énekelnek a villamosok?</h1><audio controls preload="none" src="/hang/112.mp3"></audio><p>A kanyarban a kerék megcsúszik a sínen, és az egész kocsi rezegni kezd. Vendégeink elmagyarázzák, mi köze ennek a hegedűhöz.</p>
<h2>Leirat</h2><p>Jó reggelt kívánok, ez a Reggeli Mikrofon. A többi részt <a href="/adasok">az adások oldalán találod</a>.</p>`,
  },
  {
    name: 'clinic trial in English',
    url: 'https://sleepstudy.example/take-part',
    lang: 'en-IE',
    title: 'Take Part in the Dublin Sleep Study | Who Can Join',
    description:
      'We are looking for adults who work at night to wear a watch for two weeks. What you would do, what you get for it, and how we protect your data.',
    siteName: 'Dublin Sleep Study',
    shared: '/og/sleep.png',
    data: { '@type': 'MedicalStudy', name: 'Dublin Sleep Study', status: 'https://schema.org/Recruiting' },
    nav: [
      ['/about', 'About the study'],
      ['/privacy', 'Your data'],
      ['/contact', 'Contact'],
    ],
    main: `<h1>Take part</h1><p>You work at night, you are over eighteen and you live in Dublin? Then you can help us find out how people sleep by day.</p>
<h2>What you would do</h2><ol><li>Wear a watch for two weeks.</li><li>Answer five questions each day.</li></ol><h2>What you get</h2><p>€80 and your own results. Read <a href="/privacy">how we protect your data</a> first.</p>`,
  },
  {
    name: 'bus stop in Ukrainian',
    url: 'https://marshrut.example/zupynka/ratusha',
    lang: 'uk',
    title: 'Зупинка «Ратуша»: розклад автобусів і тролейбусів',
    description:
      'Розклад усіх маршрутів на зупинці «Ратуша» у будні та вихідні, пересадки на трамвай, інформація про низьку підлогу та найближчі каси для квитків.',
    siteName: 'Маршрут',
    shared: '/zobrazhennia/ratusha.png',
    data: {
      '@type': 'BusStop',
      name: 'Ратуша',
      geo: { '@type': 'GeoCoordinates', latitude: 49.8419, longitude: 24.0315 },
    },
    nav: [
      ['/zupynky', 'Усі зупинки'],
      ['/kvytky', 'Квитки'],
      ['/novyny', 'Новини'],
    ],
    main: `<h1>Зупинка «Ратуша»</h1><p>Тут зупиняються чотири маршрути автобусів і два тролейбуси. До трамвая три хвилини пішки через площу.</p>
<h2>Будні</h2><ul><li>Маршрут 3: що десять хвилин</li><li>Маршрут 16: що чверть години</li></ul><h2>Квитки</h2><p>Найближча каса за рогом. Докладніше про <a href="/kvytky">ціни та пільги</a>.</p>`,
  },
  {
    name: 'lesson in Indonesian',
    url: 'https://belajarbatik.example/pelajaran/canting',
    lang: 'id',
    title: 'Belajar memakai canting untuk batik tulis | Belajar Batik',
    description:
      'Cara memegang canting, suhu malam yang tepat dan lima latihan garis untuk pemula. Pelajaran ketiga dari kursus batik tulis gratis dengan gambar.',
    siteName: 'Belajar Batik',
    shared: '/gambar/canting.png',
    pictures: [['/gambar/tangan.webp', 500, 350]],
    data: { '@type': 'LearningResource', name: 'Memakai canting', educationalLevel: 'Beginner' },
    nav: [
      ['/pelajaran', 'Semua pelajaran'],
      ['/alat', 'Alat dan bahan'],
      ['/tentang', 'Tentang kami'],
    ],
    main: `<h1>Memakai canting</h1><img src="/gambar/tangan.webp" width="500" height="350" alt="Tangan memegang canting di atas kain putih"><p>Pegang canting seperti pensil, tetapi lebih miring. Malam harus cukup panas agar mengalir, namun tidak sampai berasap.</p>
<h2>Lima latihan</h2><ol><li>Garis lurus</li><li>Titik</li><li>Lengkung</li></ol><p>Siapkan dulu <a href="/alat">alat dan bahan untuk pemula</a>.</p>`,
  },
  {
    name: 'film programme in Romanian',
    url: 'https://cinema-gradina.example/program',
    lang: 'ro',
    title: 'Program de film în aer liber, august | Cinema Grădina',
    description:
      'Filme sub cerul liber în fiecare seară de august: comedii vechi, documentare și desene animate pentru copii. Intrarea costă 20 de lei, pernele sunt gratis.',
    siteName: 'Cinema Grădina',
    shared: '/poze/gradina.png',
    data: {
      '@type': 'MovieTheater',
      name: 'Cinema Grădina',
      url: 'https://cinema-gradina.example/',
      address: 'Strada Teilor 5, Iași, RO',
    },
    nav: [
      ['/bilete', 'Bilete'],
      ['/cum-ajungi', 'Cum ajungi'],
      ['/despre', 'Despre noi'],
    ],
    main: `<h1>Program, august</h1><p>Proiecțiile încep la apusul soarelui. Dacă plouă, mutăm filmul pe a doua seară și biletul rămâne valabil.</p>
<h2>Prima săptămână</h2><ul><li>Luni: o comedie mută cu pian</li><li>Marți: documentar despre Deltă</li></ul><p>Locurile sunt puține: <a href="/bilete">rezervă un bilet pentru astăzi</a>.</p>`,
  },
  {
    name: 'instrument in Thai',
    url: 'https://siangmai.example/khrueang/ranat',
    lang: 'th',
    title: 'ระนาดเอก: ประวัติและวิธีเล่น | เสียงไม้',
    description:
      'ระนาดเอกเป็นเครื่องดนตรีไทยที่นำวงปี่พาทย์ รู้จักประวัติ ส่วนประกอบ วิธีจับไม้ และแบบฝึกหัดสำหรับผู้เริ่มต้น พร้อมเสียงตัวอย่างจากครูดนตรี',
    siteName: 'เสียงไม้',
    shared: '/phap/ranat.png',
    data: {
      '@type': 'Article',
      headline: 'ระนาดเอก',
      image: 'https://siangmai.example/phap/ranat.png',
      datePublished: '2025-01-19',
      author: { '@type': 'Person', name: 'ครูสมชาย' },
    },
    nav: [
      ['/khrueang', 'เครื่องดนตรี'],
      ['/rian', 'เรียนดนตรี'],
      ['/kiaokap', 'เกี่ยวกับเรา'],
    ],
    main: `<h1>ระนาดเอก</h1><p>ระนาดเอกเป็นเครื่องดนตรีที่นำวงปี่พาทย์ ผู้เล่นใช้ไม้สองอันตีลูกระนาดซึ่งทำจากไม้ไผ่หรือไม้เนื้อแข็ง</p>
<h2>วิธีจับไม้</h2><p>จับไม้ให้หลวมพอที่ข้อมือจะเคลื่อนไหวได้ เริ่มฝึกช้า ๆ ให้เสียงเท่ากันทั้งสองมือ ดู<a href="/rian">บทเรียนสำหรับผู้เริ่มต้น</a></p>`,
  },
  {
    name: 'shop of one screen',
    url: 'https://onelamp.example/',
    lang: 'en-US',
    title: 'One Lamp: A Desk Light That You Can Repair',
    description:
      'A desk lamp of six parts, each of which you can buy and replace with a coin. Warm light, ten years of warranty, made in Oregon from recycled aluminum.',
    siteName: 'One Lamp',
    shared: '/og.png',
    pictures: [['/lamp.webp', 800, 800]],
    data: {
      '@type': 'Product',
      name: 'One Lamp',
      image: 'https://onelamp.example/lamp.webp',
      description: 'A desk lamp that you can repair.',
      sku: 'ONE-1',
      brand: { '@type': 'Brand', name: 'One Lamp' },
      offers: {
        '@type': 'Offer',
        url: 'https://onelamp.example/',
        price: '129.00',
        priceCurrency: 'USD',
        availability: 'https://schema.org/PreOrder',
        priceValidUntil: '2036-01-01',
      },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.9', ratingCount: '310' },
    },
    nav: [
      ['/parts', 'Parts'],
      ['/repair', 'Repair guide'],
      ['/story', 'Our story'],
    ],
    main: `<h1>One lamp for the rest of your desk</h1><img src="/lamp.webp" srcset="/lamp.webp 800w" sizes="(max-width: 800px) 100vw, 800px" width="800" height="800" alt="A grey desk lamp with its six parts laid out" fetchpriority="high">
<p>Six parts, one coin, no glue. When something breaks, you replace that part and keep the rest. <strong>$129</strong>, ships in March.</p>
<h2>Made to be opened</h2><p>Every part has a number and a price. See <a href="/parts">all six parts</a> and the <a href="/repair">repair guide</a>.</p>`,
  },
  {
    name: 'library in Persian',
    url: 'https://ketabkhaneh.example/tazeha',
    lang: 'fa',
    dir: 'rtl',
    title: 'تازه‌های کتابخانهٔ محله، پاییز | کتابخانهٔ مهر',
    description:
      'فهرست کتاب‌های تازهٔ کتابخانهٔ مهر در پاییز: رمان، شعر، تاریخ و کتاب کودک. ساعت‌های کار، شیوهٔ عضویت و امانت گرفتن کتاب برای اهالی محله.',
    siteName: 'کتابخانهٔ مهر',
    shared: '/tasvir/ketab.png',
    data: {
      '@type': 'Library',
      name: 'کتابخانهٔ مهر',
      url: 'https://ketabkhaneh.example/',
      address: 'تهران، خیابان مهر',
    },
    nav: [
      ['/ozviat', 'عضویت'],
      ['/saat', 'ساعت‌های کار'],
      ['/darbare', 'دربارهٔ ما'],
    ],
    main: `<h1>تازه‌های پاییز</h1><p>این ماه چهل کتاب تازه به قفسه‌ها رسیده است. بیشترشان را اعضا پیشنهاد داده‌اند، و دو رمان را نویسندگان محله نوشته‌اند.</p>
<h2>رمان</h2><ul><li>کوچهٔ بی‌نام</li><li>زمستان در ایستگاه</li></ul><h2>امانت</h2><p>هر عضو پنج کتاب برای سه هفته می‌گیرد. دربارهٔ <a href="/ozviat">شیوهٔ عضویت</a> بخوانید.</p>`,
  },
  {
    name: 'calculator of a bank in Danish',
    url: 'https://andelsbanken.example/beregn/boliglaan',
    lang: 'da',
    title: 'Beregn dit boliglån på to minutter | Andelsbanken',
    description:
      'Se hvad dit boliglån koster om måneden, med og uden afdrag. Beregneren viser renter, gebyrer og ÅOP, og du behøver ikke at oplyse dit CPR-nummer.',
    siteName: 'Andelsbanken',
    shared: '/og/beregn.png',
    data: webPage('Beregn dit boliglån'),
    nav: [
      ['/laan', 'Lån'],
      ['/priser', 'Priser og renter'],
      ['/kontakt', 'Kontakt'],
    ],
    main: `<h1>Beregn dit boliglån</h1><form action="/beregn/boliglaan" method="get"><label for="pris">Boligens pris</label><input id="pris" name="pris" type="number" min="0" step="1000"><label for="aar">Løbetid i år</label><select id="aar" name="aar"><option>20</option><option>30</option></select><button>Beregn</button></form>
<h2>Sådan regner vi</h2><p>Vi bruger de renter, der gælder i dag, og lægger alle gebyrer til. Se <a href="/priser">vores priser og renter</a>.</p>`,
  },
  {
    name: 'archive of a month',
    url: 'https://nachtlampje.example/archief/2025/06',
    lang: 'nl-BE',
    title: 'Gedichten van juni 2025 | Nachtlampje',
    description:
      'Dertig korte gedichten voor wie niet slapen kan, één voor elke nacht van juni. Lees ze op volgorde, of laat het lot een nacht kiezen en blijf daar.',
    siteName: 'Nachtlampje',
    shared: '/kaart.png',
    data: { '@type': 'CollectionPage', name: 'Gedichten van juni 2025' },
    nav: [
      ['/archief/2025/05', 'Mei 2025'],
      ['/archief/2025/07', 'Juli 2025'],
      ['/over', 'Over Nachtlampje'],
    ],
    main: `<h1>Gedichten van juni 2025</h1><ol reversed><li><a href="/archief/2025/07">De laatste trein draagt niemand</a></li><li><a href="/archief/2025/05">Een kraan die drupt in de kamer hiernaast</a></li></ol><p>Elke avond om elf uur komt er een gedicht bij. Wie wil, krijgt het per brief.</p>`,
  },
  {
    name: 'open data in English',
    url: 'https://data.riverwatch.example/sets/water-level',
    lang: 'en',
    title: 'Water levels of the Avon since 1998 | Riverwatch data',
    description:
      'Hourly water levels from fourteen gauges along the Avon, from 1998 until yesterday, as CSV and JSON under an open licence. Fields, units and known gaps.',
    siteName: 'Riverwatch data',
    shared: '/og.png',
    data: {
      '@type': 'Dataset',
      name: 'Water levels of the Avon',
      description: 'Hourly water levels from fourteen gauges along the Avon, from 1998 until yesterday.',
      license: 'https://creativecommons.org/licenses/by/4.0/',
      creator: { '@type': 'Organization', name: 'Riverwatch' },
      temporalCoverage: '1998-01-01/..',
      distribution: [
        {
          '@type': 'DataDownload',
          encodingFormat: 'text/csv',
          contentUrl: 'https://data.riverwatch.example/sets/water-level.csv',
        },
      ],
    },
    nav: [
      ['/sets', 'All data sets'],
      ['/terms', 'Licence'],
      ['/about', 'About'],
    ],
    main: `<h1>Water levels of the Avon</h1><p>Fourteen gauges report every hour. Levels are in metres above the zero of each gauge, times are UTC.</p><h2>Fields</h2><dl><dt>gauge</dt><dd>Number of the gauge</dd><dt>level</dt><dd>Metres, two decimals</dd></dl><h2>Gaps</h2><p>Gauge 9 was under water in February 2020. You may use everything under <a href="/terms">the open licence</a>.</p>`,
  },
];

const part: Part = { sites, clean: sites.map(({ name }) => ({ name, on: name })) };

export default part;
