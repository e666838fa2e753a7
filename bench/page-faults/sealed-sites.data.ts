import type { Part } from './corpus.ts';

/** A saddle shop in Italian, a garden blog in English, a dentist in Portuguese, a wiki in Turkish, a planner in French and other languages, a course in Swedish, a magazine in Hebrew, a hotel in Chinese. */
const part: Part = {
  sites: [
    {
      name: 'saddle',
      url: 'https://bottegacuoio.example/selle/aquila-155',
      lang: 'it',
      title: 'Sella Aquila 155 in cuoio, fatta a mano | Bottega Cuoio',
      description:
        'Sella da viaggio in cuoio toscano conciato al vegetale, 155 mm, cucita a mano a Lucca. Spedizione gratuita in Italia e trenta giorni per provarla.',
      siteName: 'Bottega Cuoio',
      shared: '/foto/aquila-social.png',
      pictures: [
        ['/foto/aquila.webp', 800, 600],
        ['/foto/rivetti.webp', 400, 300],
      ],
      data: {
        '@type': 'Product',
        name: 'Sella Aquila 155',
        image: ['https://bottegacuoio.example/foto/aquila.webp'],
        description: 'Sella da viaggio in cuoio toscano.',
        sku: 'AQ-155',
        brand: { '@type': 'Brand', name: 'Bottega Cuoio' },
        offers: {
          '@type': 'Offer',
          url: 'https://bottegacuoio.example/selle/aquila-155',
          price: 139,
          priceCurrency: 'EUR',
          availability: 'https://schema.org/InStock',
          priceValidUntil: '2036-06-30',
          itemCondition: 'https://schema.org/NewCondition',
        },
        aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.4, reviewCount: 57, bestRating: 5 },
        review: [
          {
            '@type': 'Review',
            reviewRating: { '@type': 'Rating', ratingValue: 4 },
            author: { '@type': 'Person', name: 'Luca Berti' },
            datePublished: '2025-04-02',
          },
        ],
      },
      nav: [
        ['/selle', 'Tutte le selle'],
        ['/borse', 'Borse da bici'],
        ['/cura-del-cuoio', 'La cura del cuoio'],
        ['/spedizioni', 'Spedizioni e resi'],
      ],
      main: `<article class="product">
<h1>Sella Aquila 155</h1>
<img src="/foto/aquila.webp" srcset="/foto/aquila.webp 800w" sizes="(max-width: 800px) 100vw, 800px" width="800" height="600" alt="La sella Aquila vista di lato, con i rivetti in rame" fetchpriority="high">
<p>Cuoio di quattro millimetri e mezzo, conciato con estratti di castagno in una conceria di Santa Croce. Dopo trecento
chilometri prende la forma di chi pedala, e dopo vent'anni è ancora lì.</p>
<p><strong>139 €</strong>, disponibile subito</p>
<form action="/carrello" method="post"><label for="colore">Colore</label><select id="colore" name="colore"><option>Miele</option><option>Nero</option></select><button type="submit">Aggiungi al carrello</button></form>
<h2>Misure e peso</h2>
<table><caption>Scheda tecnica</caption><tr><th scope="row">Larghezza</th><td>155 mm</td></tr><tr><th scope="row">Peso</th><td>520 g</td></tr></table>
<img src="/foto/rivetti.webp" width="400" height="300" alt="Un artigiano ribatte un rivetto di rame" loading="lazy">
<h2>Come si cura</h2>
<p>Due volte l'anno basta un velo di grasso. Leggi la guida <a href="/cura-del-cuoio">alla cura del cuoio</a>.</p>
</article>`,
    },
    {
      name: 'garden',
      url: 'https://slowbeds.example/2025/04/no-dig-potatoes/',
      lang: 'en-AU',
      title: 'No-Dig Potatoes: A Bale of Straw and Ten Weeks',
      description:
        'Lay seed potatoes on bare soil, cover them with straw and wait. What worked on our clay, what the mice thought of it, and how much we harvested.',
      siteName: 'Slow Beds',
      shared: '/wp-content/uploads/2025/04/straw-card.png',
      pictures: [
        ['/wp-content/uploads/2025/04/straw.webp', 768, 512],
        ['/wp-content/uploads/2025/04/harvest.webp', 768, 512],
      ],
      data: {
        '@graph': [
          {
            '@type': 'BlogPosting',
            '@id': 'https://slowbeds.example/2025/04/no-dig-potatoes/#post',
            headline: 'No-Dig Potatoes',
            image: ['https://slowbeds.example/wp-content/uploads/2025/04/straw-card.png'],
            datePublished: '2025-04-06T07:00:00+10:00',
            dateModified: '2025-07-01T07:00:00+10:00',
            author: { '@type': 'Person', name: 'Ruth Okafor', url: 'https://slowbeds.example/about/' },
          },
          {
            '@type': 'WebSite',
            '@id': 'https://slowbeds.example/#website',
            url: 'https://slowbeds.example/',
            name: 'Slow Beds',
          },
        ],
      },
      nav: [
        ['/about/', 'About Ruth'],
        ['/category/vegetables/', 'Vegetables'],
        ['/category/compost/', 'Compost'],
      ],
      head: '<link rel="alternate" type="application/rss+xml" title="Slow Beds &raquo; Feed" href="/feed.xml">\n  <meta name="robots" content="max-image-preview:large">',
      main: `<article id="post-412">
<h1>No-dig potatoes</h1>
<p>By <a href="/about/">Ruth Okafor</a> on <time datetime="2025-04-06">6 April 2025</time></p>
<img src="/wp-content/uploads/2025/04/straw.webp" width="768" height="512" alt="Green shoots coming through a thick layer of straw">
<p>Our soil is clay that a spade bounces off. So last spring we stopped digging it, put seed potatoes straight on top and
emptied a bale of straw over them. Ten weeks later we reached into the straw and pulled out dinner.</p>
<h2>How we laid the bed</h2>
<ol><li>Mow the grass as short as it goes.</li><li>Lay cardboard, wet it, and put compost on top.</li><li>Place the potatoes a foot apart and cover them with straw.</li></ol>
<h2>What went wrong</h2>
<p>Mice. They moved in by week three. A neighbour's cat solved it, though a sheet of mesh would have as well.</p>
<h3>And the slugs?</h3>
<p>Fewer than we feared, because the straw was dry on top.</p>
<img src="/wp-content/uploads/2025/04/harvest.webp" width="768" height="512" alt="A basket of yellow potatoes" loading="lazy">
<h2>The harvest</h2>
<p>Eleven kilos from sixteen plants. See everything we grow in <a href="/category/vegetables/">our vegetable diary</a>.</p>
</article>`,
    },
    {
      name: 'dentist',
      url: 'https://clinica-arroios.example/implantes',
      lang: 'pt-PT',
      title: 'Implantes dentários em Lisboa | Clínica Arroios',
      description:
        'Avaliação com radiografia 3D, preço fechado antes de começar e acompanhamento durante dez anos. Implantes dentários na Clínica Arroios, junto ao metro.',
      siteName: 'Clínica Arroios',
      shared: '/imagens/clinica.png',
      pictures: [['/imagens/equipa.webp', 600, 400]],
      data: {
        '@type': 'Dentist',
        name: 'Clínica Arroios',
        image: 'https://clinica-arroios.example/imagens/clinica.png',
        url: 'https://clinica-arroios.example/',
        telephone: '+351210000000',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Rua de Arroios 10',
          addressLocality: 'Lisboa',
          postalCode: '1150-056',
          addressCountry: 'PT',
        },
        geo: { '@type': 'GeoCoordinates', latitude: 38.72861, longitude: -9.13512 },
        openingHoursSpecification: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '08:30',
          closes: '19:00',
        },
        aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.8, reviewCount: 132 },
      },
      nav: [
        ['/', 'Início'],
        ['/tratamentos', 'Tratamentos'],
        ['/precos', 'Preços'],
        ['/contactos', 'Contactos'],
      ],
      main: `<h1>Implantes dentários</h1>
<p>Um implante substitui a raiz de um dente perdido. Planeamos cada caso com uma radiografia a três dimensões e dizemos o
preço total antes de começar, sem surpresas a meio do tratamento.</p>
<img src="/imagens/equipa.webp" width="600" height="400" alt="A equipa de quatro dentistas na sala de tratamento">
<h2>Como decorre o tratamento</h2>
<p>Na primeira consulta avaliamos o osso. A colocação demora cerca de uma hora, com anestesia local, e a coroa definitiva
vem três meses depois. Consulte os <a href="/precos">preços de cada tratamento</a>.</p>
<h2>Marcar consulta</h2>
<form action="/marcar" method="post">
<label for="n">Nome</label><input id="n" name="nome" autocomplete="name" required>
<label for="t">Telefone</label><input id="t" name="telefone" type="tel" autocomplete="tel" required>
<button type="submit">Pedir marcação</button>
</form>
<p>Ou ligue <a href="tel:+351210000000">210 000 000</a>, escreva para <a href="mailto:geral@clinica-arroios.example">geral@clinica-arroios.example</a>.</p>`,
    },
    {
      name: 'wiki',
      url: 'https://ansiklopedi.example/madde/su-degirmeni',
      lang: 'tr',
      title: 'Su değirmeni: tarihçesi ve çalışma ilkesi | Açık Ansiklopedi',
      description:
        'Su değirmeni, akan suyun gücüyle tahıl öğüten yapıdır. Yatay ve dikey çarklı türleri, Anadolu’daki örnekleri ve çalışma ilkesi kaynaklarıyla.',
      siteName: 'Açık Ansiklopedi',
      shared: '/gorsel/degirmen-kart.png',
      pictures: [['/gorsel/degirmen.webp', 500, 375]],
      data: {
        '@type': 'Article',
        headline: 'Su değirmeni',
        image: 'https://ansiklopedi.example/gorsel/degirmen-kart.png',
        datePublished: '2019-02-11',
        dateModified: '2025-08-30',
        author: { '@type': 'Organization', name: 'Açık Ansiklopedi', url: 'https://ansiklopedi.example/hakkinda' },
      },
      nav: [
        ['/rastgele', 'Rastgele madde'],
        ['/hakkinda', 'Hakkında'],
        ['/madde/yel-degirmeni', 'Yel değirmeni'],
      ],
      main: `<h1>Su değirmeni</h1>
<nav aria-label="İçindekiler"><ul><li><a href="#tarihce">Tarihçe</a></li><li><a href="#ilke">Çalışma ilkesi</a></li></ul></nav>
<figure><img src="/gorsel/degirmen.webp" width="500" height="375" alt="Dere kenarında taş duvarlı bir su değirmeni"><figcaption>Kastamonu’da bir değirmen</figcaption></figure>
<p>Su değirmeni, akan suyun gücünü bir çark aracılığıyla değirmen taşına ileten yapıdır. Anadolu’da yüzyıllar boyunca her
vadide birkaç değirmen bulunurdu.</p>
<h2 id="tarihce">Tarihçe</h2><p>İlk yazılı bilgiler MÖ birinci yüzyıldandır. Roma döneminde şehirlerin ununu büyük değirmen toplulukları öğütüyordu.</p>
<h2 id="ilke">Çalışma ilkesi</h2><p>Su bir oluktan çarka düşer, mil taşı döndürür. Rüzgârla çalışanlar için <a href="/madde/yel-degirmeni">yel değirmeni</a> maddesine bakınız.</p>`,
    },
    {
      name: 'planner',
      url: 'https://www.planibord.example/fr-ca/',
      lang: 'fr-CA',
      title: 'Planibord : le calendrier partagé des petites équipes',
      description:
        'Horaires, absences et tâches de votre équipe dans un seul calendrier. Gratuit jusqu’à cinq personnes, hébergé au Canada, sans publicité ni pistage.',
      siteName: 'Planibord',
      shared: '/media/planibord.png',
      pictures: [['/media/ecran.webp', 640, 400]],
      data: {
        '@type': 'SoftwareApplication',
        name: 'Planibord',
        operatingSystem: 'iOS, Android, Web',
        applicationCategory: 'BusinessApplication',
        offers: { '@type': 'Offer', price: 0, priceCurrency: 'CAD' },
        aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.2, ratingCount: 1310 },
      },
      nav: [
        ['/fr-ca/tarifs', 'Tarifs'],
        ['/fr-ca/aide', 'Aide'],
        ['/fr-ca/connexion', 'Connexion'],
      ],
      versions: {
        'fr-CA': 'https://www.planibord.example/fr-ca/',
        'en-CA': 'https://www.planibord.example/en-ca/',
        'de-CH': 'https://www.planibord.example/de-ch/',
        'zh-Hant-TW': 'https://www.planibord.example/zh-tw/',
        'x-default': 'https://www.planibord.example/en-ca/',
      },
      main: `<h1>Toute l’équipe dans un calendrier</h1>
<p>Planibord réunit les horaires, les absences et les tâches. Chacun voit sa semaine, et personne n’a plus à demander qui
ferme vendredi.</p>
<img src="/media/ecran.webp" width="640" height="400" alt="Une semaine de l’équipe avec trois quarts de travail par jour">
<h2>Sans publicité ni pistage</h2><p>Vos données restent à Montréal. Nous vivons des abonnements, et de rien d’autre.</p>
<h2>Commencez en deux minutes</h2>
<form action="/fr-ca/inscription" method="post"><label for="courriel">Courriel</label><input id="courriel" name="courriel" type="email" autocomplete="email"><button>Créer une équipe</button></form>
<p>Gratuit jusqu’à cinq personnes : voyez <a href="/fr-ca/tarifs">les tarifs par équipe</a>.</p>`,
    },
    {
      name: 'course',
      url: 'https://folkhogskolan.example/kurser/keramik-grund',
      lang: 'sv',
      title: 'Keramik för nybörjare, tio veckor i Göteborg',
      description:
        'Lär dig dreja, glasera och bränna under tio kvällar i vår verkstad vid Linnéplatsen. Allt material ingår och du behöver inga förkunskaper.',
      siteName: 'Folkhögskolan Linné',
      shared: '/bilder/keramik.png',
      pictures: [['/bilder/drejskiva.webp', 660, 440]],
      data: {
        '@type': 'Course',
        name: 'Keramik för nybörjare',
        description: 'Lär dig dreja, glasera och bränna under tio kvällar.',
        provider: { '@type': 'Organization', name: 'Folkhögskolan Linné', sameAs: 'https://folkhogskolan.example/' },
        offers: { '@type': 'Offer', category: 'Paid', price: 3200, priceCurrency: 'SEK' },
        hasCourseInstance: {
          '@type': 'CourseInstance',
          courseMode: 'Onsite',
          courseWorkload: 'PT30H',
          startDate: '2035-09-04',
          endDate: '2035-11-13',
        },
      },
      nav: [
        ['/kurser', 'Alla kurser'],
        ['/anmalan', 'Anmälan'],
        ['/om-oss', 'Om oss'],
      ],
      main: `<h1>Keramik för nybörjare</h1>
<img src="/bilder/drejskiva.webp" width="660" height="440" alt="Händer formar en skål på en drejskiva">
<p>Tio kvällar vid drejskivan. Vi börjar med att centrera leran, och efter några veckor står dina första skålar i ugnen.
Läraren Karin Ek har drejat i trettio år och har tålamod med alla.</p>
<h2>Det här ingår</h2><ul><li>lera, glasyr och bränning</li><li>förkläde och verktyg</li><li>fika klockan sju</li></ul>
<h2>Anmälan</h2><p>Kursen kostar 3 200 kr. Läs mer om <a href="/anmalan">hur anmälan går till</a>.</p>`,
    },
    {
      name: 'magazine',
      url: 'https://derech.example/magazin/rakavot',
      lang: 'he',
      dir: 'rtl',
      title: 'הרכבת של העמק: מסע אחרי הפסים שנעלמו | מגזין דרך',
      description:
        'שמונים שנה אחרי הנסיעה האחרונה יצאנו לחפש את תחנות רכבת העמק. מסע בין מגדלי מים, גשרי אבן וזיכרונות של אנשים שגרו ליד הפסים.',
      siteName: 'מגזין דרך',
      shared: '/tmunot/rakevet-card.png',
      pictures: [['/tmunot/gesher.webp', 700, 460]],
      data: {
        '@type': 'Article',
        headline: 'הרכבת של העמק',
        image: ['https://derech.example/tmunot/rakevet-card.png'],
        datePublished: '2025-05-22T08:00:00+03:00',
        author: { '@type': 'Person', name: 'נועה שגיא', url: 'https://derech.example/kotvim/noa' },
      },
      nav: [
        ['/magazin', 'כל הכתבות'],
        ['/kotvim/noa', 'נועה שגיא'],
        ['/odot', 'אודות'],
      ],
      main: `<article><h1>הרכבת של העמק</h1><p>מאת <a href="/kotvim/noa">נועה שגיא</a>, <time datetime="2025-05-22">22 במאי 2025</time></p>
<img src="/tmunot/gesher.webp" width="700" height="460" alt="גשר אבן מעל נחל יבש, בלי פסים">
<p>שמונים שנה אחרי הנסיעה האחרונה יצאנו לחפש את מה שנשאר: מגדלי מים, גשרי אבן ותחנה אחת שהפכה לבית קפה.</p>
<h2>התחנה הראשונה</h2><p>בחיפה קשה לדמיין שמכאן יצאו רכבות לדמשק. המסוף הפך לחניון, אבל השעון עדיין על הקיר.</p>
<h2>האנשים שליד הפסים</h2><p>חנה בת התשעים זוכרת את השריקה. היא מראה לנו כרטיס נסיעה שאביה שמר. <a href="/magazin">לכל הכתבות במגזין</a>.</p></article>`,
    },
    {
      name: 'hotel',
      url: 'https://yunxi-inn.example/rooms/garden',
      lang: 'zh-Hans',
      title: '云栖小院花园房|杭州龙井村民宿,推窗见茶山',
      description:
        '位于杭州龙井村的十间客房,花园房带私家小院与茶席,推窗便是茶山。含早餐与接站服务,提前七日可免费取消,欢迎携带宠物入住。',
      siteName: '云栖小院',
      shared: '/images/garden-card.png',
      pictures: [['/images/garden.webp', 720, 480]],
      data: {
        '@type': 'Hotel',
        name: '云栖小院',
        image: 'https://yunxi-inn.example/images/garden.webp',
        url: 'https://yunxi-inn.example/',
        telephone: '+8657100000000',
        priceRange: '¥480–¥980',
        starRating: { '@type': 'Rating', ratingValue: 4 },
        address: {
          '@type': 'PostalAddress',
          streetAddress: '龙井路1号',
          addressLocality: '杭州市',
          addressRegion: '浙江省',
          postalCode: '310013',
          addressCountry: 'CN',
        },
        geo: { '@type': 'GeoCoordinates', latitude: 30.22113, longitude: 120.10042 },
      },
      nav: [
        ['/rooms', '全部客房'],
        ['/dining', '餐饮'],
        ['/transport', '交通'],
      ],
      main: `<h1>花园房</h1><img src="/images/garden.webp" width="720" height="480" alt="带茶席的小院,远处是茶山">
<p>三十平方米的客房连着一方私家小院,院中有茶席与一株老桂花树。清晨推窗,茶山上的雾气正慢慢散去。</p>
<h2>房间设施</h2><p>独立卫浴、地暖、空调与高速无线网络。房内不设电视,备有本地作家的书与手冲壶。</p>
<h2>预订须知</h2><p>入住时间为下午两点,退房时间为中午十二点。提前七日可免费取消。前来的路线请看<a href="/transport">交通指南</a>。</p>
<p>电话:<a href="tel:+8657100000000">0571-0000-0000</a></p>`,
    },
  ],
  clean: [
    { name: 'product in Italian', on: 'saddle' },
    { name: 'garden blog', on: 'garden' },
    { name: 'dentist in Portuguese', on: 'dentist' },
    { name: 'encyclopaedia in Turkish', on: 'wiki' },
    { name: 'software in French with versions', on: 'planner' },
    { name: 'course in Swedish', on: 'course' },
    { name: 'magazine in Hebrew', on: 'magazine' },
    { name: 'hotel in Chinese', on: 'hotel' },
  ],
};

export default part;
