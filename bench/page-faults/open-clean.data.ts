import type { Part } from './corpus.ts';

/** Pages of other kinds, in which nothing is planted. */
const part: Part = {
  sites: [
    {
      name: 'home of a museum',
      url: 'https://glassworks-museum.example/',
      lang: 'en',
      title: 'Glassworks Museum: Five Centuries of Glass in Stourbridge',
      description:
        'See furnaces lit every day, three thousand pieces from Roman bottles to studio glass, and blow a bauble yourself. Open Wednesday to Sunday, children go free.',
      siteName: 'Glassworks Museum',
      shared: '/img/furnace.png',
      data: {
        '@type': 'Museum',
        name: 'Glassworks Museum',
        url: 'https://glassworks-museum.example/',
        image: 'https://glassworks-museum.example/img/furnace.png',
        telephone: '+441384000000',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '1 Cone Lane',
          addressLocality: 'Stourbridge',
          postalCode: 'DY8 4AA',
          addressCountry: 'GB',
        },
        openingHours: ['We-Su 10:00-17:00'],
      },
      nav: [
        ['/visit', 'Visit'],
        ['/collection', 'Collection'],
        ['/learn', 'Learn'],
      ],
      main: `<h1>Five centuries of glass</h1>
<p>Our furnaces are lit every day at ten. Watch the makers at work, then walk through three thousand pieces, from Roman
bottles to the studio glass of today.</p>
<h2>Blow your own</h2><p>Anyone over eight can make a bauble in twenty minutes. <a href="/learn">Book a lesson with a maker</a>.</p>
<h2>Getting here</h2><p>Ten minutes on foot from Stourbridge Town station. <a href="/visit">Plan your visit</a>.</p>`,
    },
    {
      name: 'second page of a category',
      url: 'https://shop.wandelgut.example/wanderschuhe?seite=2',
      lang: 'de',
      title: 'Wanderschuhe für Damen und Herren, Seite 2 | Wandelgut',
      description:
        'Leichte Wanderschuhe und feste Bergstiefel, Seite 2: alle Modelle mit Größen von 35 bis 49, kostenlosem Rückversand und zwei Jahren Garantie.',
      siteName: 'Wandelgut',
      shared: '/bilder/schuhe.png',
      pictures: [
        ['/bilder/grat.webp', 300, 300],
        ['/bilder/alm.webp', 300, 300],
      ],
      data: {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Schuhe', item: 'https://shop.wandelgut.example/schuhe' },
          { '@type': 'ListItem', position: 2, name: 'Wanderschuhe' },
        ],
      },
      nav: [
        ['/schuhe', 'Schuhe'],
        ['/jacken', 'Jacken'],
        ['/rucksaecke', 'Rucksäcke'],
        ['/wanderschuhe', 'Wanderschuhe, Seite 1'],
        ['/wanderschuhe?seite=3', 'Wanderschuhe, Seite 3'],
      ],
      main: `<h1>Wanderschuhe, Seite 2</h1>
<ul>
<li><h2>Grat Mid</h2><img src="/bilder/grat.webp" width="300" height="300" alt="Grauer Wanderschuh mit roten Schnürsenkeln"><p>149 €</p></li>
<li><h2>Alm Low</h2><img src="/bilder/alm.webp" width="300" height="300" alt="Flacher brauner Wanderschuh"><p>119 €</p></li>
</ul>
<nav aria-label="Seiten"><a href="/wanderschuhe">Seite 1</a> <a href="/wanderschuhe?seite=2" aria-current="page">Seite 2</a> <a href="/wanderschuhe?seite=3">Seite 3</a></nav>`,
    },
    {
      name: 'questions and answers',
      url: 'https://velovault.example/help/faq',
      lang: 'en-US',
      title: 'Bike Storage Questions, Answered | VeloVault',
      description:
        'How the lockers open, what happens when your phone dies, which bikes fit and how to cancel: the questions that riders ask us most, with short answers.',
      siteName: 'VeloVault',
      shared: '/og/faq.png',
      data: {
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'Which bikes fit?',
            acceptedAnswer: {
              '@type': 'Answer',
              text: 'Every bike up to 210 cm long. Cargo bikes need a double locker.',
            },
          },
          {
            '@type': 'Question',
            name: 'What if my phone dies?',
            acceptedAnswer: { '@type': 'Answer', text: 'Enter your PIN on the keypad.' },
          },
        ],
      },
      nav: [
        ['/lockers', 'Find a locker'],
        ['/pricing', 'Pricing'],
        ['/help', 'Help'],
      ],
      main: `<h1>Questions about bike storage</h1>
<h2>Which bikes fit?</h2><p>Every bike up to 210 cm long. Cargo bikes need a double locker.</p>
<h2>What if my phone dies?</h2><p>Enter your PIN on the keypad.</p>
<h2>How do I cancel?</h2><p>In the app, under Plan. You keep your locker until the month ends. See <a href="/pricing">pricing for months and days</a>.</p>`,
    },
    {
      name: 'contact page in Polish',
      url: 'https://stolarnia-lipa.example/kontakt',
      lang: 'pl',
      title: 'Kontakt: stolarnia Lipa w Krakowie, meble na wymiar',
      description:
        'Zadzwoń, napisz albo odwiedź nasz warsztat na Podgórzu. Odpowiadamy w ciągu jednego dnia roboczego, a pierwszy pomiar w Krakowie jest bezpłatny.',
      siteName: 'Stolarnia Lipa',
      shared: '/zdjecia/warsztat.png',
      data: { '@type': 'ContactPage', name: 'Kontakt', url: 'https://stolarnia-lipa.example/kontakt' },
      nav: [
        ['/meble', 'Meble'],
        ['/o-nas', 'O nas'],
        ['/realizacje', 'Realizacje'],
      ],
      main: `<h1>Kontakt</h1>
<p>Warsztat jest otwarty od poniedziałku do piątku, od 8 do 16. Najlepiej umówić się telefonicznie, bo często jesteśmy u klientów.</p>
<p>Telefon: <a href="tel:+48120000000">12 000 00 00</a></p>
<form action="/kontakt" method="post">
<label for="imie">Imię</label><input id="imie" name="imie" autocomplete="name">
<label for="mail">E-mail</label><input id="mail" name="mail" type="email" autocomplete="email">
<label for="tresc">Wiadomość</label><textarea id="tresc" name="tresc" rows="6"></textarea>
<button>Wyślij</button></form>
<p>Zobacz także <a href="/realizacje">nasze ostatnie realizacje</a>.</p>`,
    },
    {
      name: 'job in Dutch',
      url: 'https://waterkant.example/vacatures/schipper',
      lang: 'nl',
      title: 'Vacature: schipper rondvaartboot in Utrecht | Waterkant',
      description:
        'Vaar met gasten door de grachten van Utrecht. Vaste baan voor 32 uur, klein vaarbewijs nodig, en een team dat elkaar helpt. Reageer met een kort bericht.',
      siteName: 'Waterkant',
      shared: '/beeld/boot.png',
      data: {
        '@type': 'JobPosting',
        title: 'Schipper rondvaartboot',
        description: '<p>Je vaart met gasten door de grachten van Utrecht.</p>',
        datePosted: '2025-12-01',
        validThrough: '2035-02-01T00:00:00+01:00',
        employmentType: 'PART_TIME',
        hiringOrganization: { '@type': 'Organization', name: 'Waterkant', sameAs: 'https://waterkant.example/' },
        jobLocation: {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            streetAddress: 'Oudegracht 1',
            addressLocality: 'Utrecht',
            postalCode: '3511 AB',
            addressRegion: 'UT',
            addressCountry: 'NL',
          },
        },
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: 'EUR',
          value: { '@type': 'QuantitativeValue', value: 2600, unitText: 'MONTH' },
        },
      },
      nav: [
        ['/vacatures', 'Vacatures'],
        ['/rondvaarten', 'Rondvaarten'],
        ['/over-ons', 'Over ons'],
      ],
      main: `<h1>Schipper rondvaartboot</h1><p>Je vaart vier dagen per week met gasten door de grachten van Utrecht en vertelt wat je onderweg ziet.</p>
<h2>Wat je meebrengt</h2><ul><li>klein vaarbewijs 1</li><li>goed Nederlands en Engels</li><li>rust, ook in augustus</li></ul>
<h2>Wat je krijgt</h2><p>€ 2.600 bruto per maand bij 32 uur, en elke winter vijf weken vrij. Bekijk <a href="/vacatures">alle vacatures van Waterkant</a>.</p>`,
    },
    {
      name: 'privacy notice in Russian',
      url: 'https://sadovod.example/privacy',
      lang: 'ru',
      title: 'Политика конфиденциальности | «Садовод»',
      description:
        'Какие данные мы собираем при заказе семян и саженцев, зачем они нужны, сколько хранятся и как попросить их удалить. Коротко и простыми словами.',
      siteName: 'Садовод',
      shared: '/img/sad.png',
      data: { '@type': 'WebPage', name: 'Политика конфиденциальности', dateModified: '2025-04-02' },
      nav: [
        ['/semena', 'Семена'],
        ['/sazhentsy', 'Саженцы'],
        ['/dostavka', 'Доставка'],
      ],
      main: `<h1>Политика конфиденциальности</h1><p>Мы храним только то, без чего не можем отправить заказ: имя, адрес и телефон.</p>
<h2>Сколько хранятся данные</h2><p>Пять лет, как требует закон о бухгалтерском учёте, затем они удаляются автоматически.</p>
<h2>Как удалить данные</h2><p>Напишите на <a href="mailto:privacy@sadovod.example">privacy@sadovod.example</a>. Подробнее о том, как мы отправляем посылки, читайте на странице <a href="/dostavka">о доставке заказов</a>.</p>`,
    },
    {
      name: 'news in Hindi',
      url: 'https://gaon-samachar.example/khabar/nadi-pul',
      lang: 'hi',
      title: 'नदी पर नया पुल तैयार, अगले महीने से आवाजाही',
      description:
        'तीन साल के इंतज़ार के बाद नदी पर बना पुल तैयार है। अगले महीने से बसें और साइकिलें इस पर चल सकेंगी, और बीस गाँवों का रास्ता आधा हो जाएगा।',
      siteName: 'गाँव समाचार',
      shared: '/photo/pul.png',
      data: {
        '@type': 'NewsArticle',
        headline: 'नदी पर नया पुल तैयार',
        image: ['https://gaon-samachar.example/photo/pul.png'],
        datePublished: '2025-10-11T09:00:00+05:30',
        author: { '@type': 'Person', name: 'मीरा जोशी', url: 'https://gaon-samachar.example/lekhak/meera' },
      },
      nav: [
        ['/khabar', 'ख़बरें'],
        ['/mausam', 'मौसम'],
        ['/lekhak/meera', 'मीरा जोशी'],
      ],
      main: `<article><h1>नदी पर नया पुल तैयार</h1><p>तीन साल के इंतज़ार के बाद नदी पर बना पुल तैयार है। अगले महीने से बसें और साइकिलें इस पर चल सकेंगी।</p>
<h2>बीस गाँवों को राहत</h2><p>अब तक लोगों को बाज़ार जाने के लिए बारह किलोमीटर घूमना पड़ता था। पुल से यह दूरी पाँच किलोमीटर रह जाएगी। <a href="/khabar">ज़िले की और ख़बरें पढ़ें</a>।</p></article>`,
    },
    {
      name: 'video page in Portuguese',
      url: 'https://oficina-sonora.example/videos/afinar-viola',
      lang: 'pt-BR',
      title: 'Como afinar a viola caipira em cebolão | Oficina Sonora',
      description:
        'Em oito minutos, afine a viola caipira em cebolão de ré: a ordem das cordas, como ouvir os batimentos e o que fazer quando uma corda não segura.',
      siteName: 'Oficina Sonora',
      shared: '/capas/viola.png',
      data: {
        '@type': 'VideoObject',
        name: 'Como afinar a viola caipira',
        description: 'Afinação em cebolão de ré, passo a passo.',
        thumbnailUrl: ['https://oficina-sonora.example/capas/viola.png'],
        uploadDate: '2025-06-18T12:00:00-03:00',
        duration: 'PT8M12S',
        contentUrl: 'https://oficina-sonora.example/videos/viola.mp4',
      },
      nav: [
        ['/videos', 'Vídeos'],
        ['/cursos', 'Cursos'],
        ['/sobre', 'Sobre'],
      ],
      main: `<h1>Como afinar a viola caipira</h1>
<video src="/videos/viola.mp4" controls preload="none" poster="/capas/viola.png" width="640" height="360"><track kind="captions" src="/videos/viola.vtt" srclang="pt-BR" label="Português"></video>
<p>O cebolão de ré é a afinação mais usada na viola caipira. Comece pelas cordas mais grossas e compare cada par até os batimentos sumirem.</p>
<h2>Quando a corda não segura</h2><p>Quase sempre é a tarraxa. Aperte o parafuso um quarto de volta. Veja os <a href="/cursos">cursos de viola para iniciantes</a>.</p>`,
      headers: {
        'content-security-policy':
          "default-src 'self'; media-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'",
      },
    },
    {
      name: 'product in Korean',
      url: 'https://dolgorae.example/goods/ceramic-mug',
      lang: 'ko',
      title: '손으로 빚은 백자 머그컵 350ml | 돌고래 공방',
      description:
        '경기도 이천의 작은 공방에서 하나씩 물레로 빚은 백자 머그컵입니다. 식기세척기와 전자레인지에 쓸 수 있고, 주문하시면 이틀 안에 보내 드립니다.',
      siteName: '돌고래 공방',
      shared: '/img/mug-card.png',
      pictures: [['/img/mug.webp', 600, 600]],
      data: {
        '@type': 'Product',
        name: '백자 머그컵',
        image: 'https://dolgorae.example/img/mug.webp',
        description: '물레로 빚은 백자 머그컵',
        brand: { '@type': 'Brand', name: '돌고래 공방' },
        sku: 'MUG-350',
        offers: {
          '@type': 'Offer',
          url: 'https://dolgorae.example/goods/ceramic-mug',
          price: 32000,
          priceCurrency: 'KRW',
          availability: 'https://schema.org/InStock',
          priceValidUntil: '2035-12-31',
        },
        aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.9, reviewCount: 41 },
      },
      nav: [
        ['/goods', '전체 상품'],
        ['/story', '공방 이야기'],
        ['/delivery', '배송 안내'],
      ],
      main: `<h1>백자 머그컵 350ml</h1><img src="/img/mug.webp" width="600" height="600" alt="나무 탁자 위에 놓인 하얀 머그컵">
<p>이천의 작은 공방에서 하나씩 물레로 빚고, 천이백오십 도 가마에서 두 번 굽습니다. 그래서 모양이 조금씩 다릅니다.</p>
<p>가격 <strong>32,000원</strong></p><h2>배송</h2><p>주문하시면 이틀 안에 보내 드립니다. <a href="/delivery">배송과 교환 안내</a>를 참고하세요.</p>`,
    },
  ],
  clean: [
    { name: 'home of a museum', on: 'home of a museum' },
    { name: 'second page of a category', on: 'second page of a category' },
    { name: 'questions and answers', on: 'questions and answers' },
    { name: 'contact page in Polish', on: 'contact page in Polish' },
    { name: 'job in Dutch', on: 'job in Dutch' },
    { name: 'privacy notice in Russian', on: 'privacy notice in Russian' },
    { name: 'news in Hindi', on: 'news in Hindi' },
    { name: 'video page in Portuguese', on: 'video page in Portuguese' },
    { name: 'product in Korean', on: 'product in Korean' },
  ],
};

export default part;
