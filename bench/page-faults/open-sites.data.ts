import type { Part } from './corpus.ts';

/** A shop in English, a blog in German, a manual, a newspaper in French, a product's page in Spanish, a café in Japanese, a recipe in Arabic, a concert. */
const part: Part = {
  sites: [
    {
      name: 'shop',
      url: 'https://www.harbour-tea.example/teas/sencha-uji',
      lang: 'en',
      title: 'Sencha Uji: Green Tea From Kyoto | Harbour Tea',
      description:
        'Sencha from the hills of Uji, first harvest. Fresh, slightly sweet and easy to brew: 70 °C, two minutes. Sent within a day from Bristol.',
      siteName: 'Harbour Tea',
      shared: '/img/sencha-card.png',
      pictures: [
        ['/img/sencha-uji.webp', 640, 480],
        ['/img/sencha-cup.webp', 320, 240],
      ],
      data: {
        '@type': 'Product',
        name: 'Sencha Uji',
        image: ['https://www.harbour-tea.example/img/sencha-uji.webp'],
        description: 'Green tea of the first harvest from Uji near Kyoto.',
        sku: 'HT-204',
        brand: { '@type': 'Brand', name: 'Harbour Tea' },
        offers: {
          '@type': 'Offer',
          url: 'https://www.harbour-tea.example/teas/sencha-uji',
          price: '14.90',
          priceCurrency: 'GBP',
          availability: 'https://schema.org/InStock',
          itemCondition: 'https://schema.org/NewCondition',
          priceValidUntil: '2035-12-31',
          hasMerchantReturnPolicy: {
            '@type': 'MerchantReturnPolicy',
            applicableCountry: 'GB',
            returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
            merchantReturnDays: 30,
            returnMethod: 'https://schema.org/ReturnByMail',
            returnFees: 'https://schema.org/FreeReturn',
          },
          shippingDetails: {
            '@type': 'OfferShippingDetails',
            shippingRate: { '@type': 'MonetaryAmount', value: 3.5, currency: 'GBP' },
            shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'GB' },
            deliveryTime: {
              '@type': 'ShippingDeliveryTime',
              handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY' },
              transitTime: { '@type': 'QuantitativeValue', minValue: 1, maxValue: 3, unitCode: 'DAY' },
            },
          },
        },
        aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.7, reviewCount: 83 },
        review: {
          '@type': 'Review',
          reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5 },
          author: { '@type': 'Person', name: 'Anna Webb' },
        },
      },
      nav: [
        ['/teas/green', 'Green tea'],
        ['/teas/black', 'Black tea'],
        ['/brewing', 'How to brew tea'],
        ['/delivery', 'Delivery and returns'],
      ],
      main: `    <h1>Sencha Uji</h1>
    <figure>
      <picture>
        <source type="image/webp" srcset="/img/sencha-uji.webp 640w" sizes="(max-width: 640px) 100vw, 640px">
        <img src="/img/sencha-uji.webp" width="640" height="480" alt="Needle-shaped leaves of Sencha on a wooden scoop" fetchpriority="high">
      </picture>
      <figcaption>First harvest, picked in the second week of May</figcaption>
    </figure>
    <p>Uji lies between Kyoto and Nara, in a valley where fog protects the bushes from frost. Our Sencha comes from the
      garden of the Yamamoto family, who steam the leaves within four hours of picking. That keeps them green, and gives
      the cup its taste of fresh peas and sea air.</p>
    <p>100 g cost <strong>£14.90</strong> and make about forty cups.</p>
    <form action="/basket" method="post">
      <label for="amount">Packets</label>
      <input id="amount" name="amount" type="number" min="1" max="20" value="1" inputmode="numeric">
      <button type="submit">Add to basket</button>
    </form>
    <h2>How to brew it</h2>
    <p>Let the water cool to 70 °C, take a heaped teaspoon for each cup and wait for two minutes. The second infusion
      needs only thirty seconds. Too hot a water makes any green tea bitter. Read <a href="/brewing">how to brew tea</a>
      for the other kinds.</p>
    <img src="/img/sencha-cup.webp" width="320" height="240" alt="A pale green cup of Sencha" loading="lazy">
    <h2>Delivery</h2>
    <p>Orders before noon leave Bristol on the same day. See <a href="/delivery">delivery and returns</a>.</p>`,
    },
    {
      name: 'blog',
      url: 'https://krume-und-kruste.example/sauerteig/ansetzen',
      lang: 'de',
      title: 'Sauerteig ansetzen: in fünf Tagen zum eigenen Brot',
      description:
        'Ein Sauerteig braucht nur Mehl, Wasser und Geduld. So setzt du ihn an, fütterst ihn fünf Tage lang und erkennst, wann er stark genug zum Backen ist.',
      siteName: 'Krume und Kruste',
      shared: '/bilder/sauerteig-teilen.png',
      pictures: [['/bilder/sauerteig-glas.webp', 720, 480]],
      data: {
        '@type': 'BlogPosting',
        headline: 'Sauerteig ansetzen: in fünf Tagen zum eigenen Brot',
        image: ['https://krume-und-kruste.example/bilder/sauerteig-teilen.png'],
        datePublished: '2024-09-14T08:00:00+02:00',
        dateModified: '2025-02-01T10:30:00+01:00',
        author: { '@type': 'Person', name: 'Jonas Feld', url: 'https://krume-und-kruste.example/ueber-mich' },
        publisher: { '@type': 'Organization', name: 'Krume und Kruste', url: 'https://krume-und-kruste.example/' },
      },
      nav: [
        ['/rezepte', 'Rezepte'],
        ['/sauerteig', 'Alles über Sauerteig'],
        ['/ueber-mich', 'Über mich'],
      ],
      head: '<link rel="alternate" type="application/rss+xml" title="Krume und Kruste" href="/feed.xml">',
      main: `    <article>
    <h1>Sauerteig ansetzen</h1>
    <p>Von <a href="/ueber-mich">Jonas Feld</a>, <time datetime="2024-09-14">14. September 2024</time></p>
    <p>Mehl und Wasser, mehr steckt nicht in einem Sauerteig. Den Rest erledigen Milchsäurebakterien und wilde Hefen,
      die auf jedem Korn sitzen. Fünf Tage lang musst du sie füttern, danach hebt der Teig dein Brot.</p>
    <img src="/bilder/sauerteig-glas.webp" width="720" height="480" alt="Ein Glas mit Sauerteig, der sich verdoppelt hat">
    <h2>Was du brauchst</h2>
    <ul>
      <li>ein großes Glas mit losem Deckel</li>
      <li>500 g Roggenvollkornmehl</li>
      <li>lauwarmes Wasser</li>
    </ul>
    <h2>Tag für Tag</h2>
    <h3>Erster Tag</h3>
    <p>Verrühre 50 g Mehl mit 50 g Wasser und stelle das Glas an einen warmen Ort, am besten bei 26 Grad.</p>
    <h3>Zweiter bis vierter Tag</h3>
    <p>Nimm jeden Morgen 50 g ab und füttere sie mit je 50 g Mehl und Wasser. Am dritten Tag riecht der Teig oft
      unangenehm, das vergeht wieder.</p>
    <h3>Fünfter Tag</h3>
    <p>Verdoppelt sich der Teig in sechs Stunden, dann ist er bereit. Wie es weitergeht, steht bei den
      <a href="/rezepte">Rezepten für das erste Brot</a>.</p>
    </article>`,
    },
    {
      name: 'docs',
      url: 'https://docs.ledgerline.example/api/webhooks',
      lang: 'en',
      title: 'Webhooks: receive events | Ledgerline API',
      description:
        'Register an address, verify the signature of each delivery and answer within ten seconds. How Ledgerline sends events to your server, and how often it tries again.',
      siteName: 'Ledgerline documentation',
      shared: '/assets/card.png',
      data: {
        '@type': 'TechArticle',
        headline: 'Webhooks: receive events',
        image: 'https://docs.ledgerline.example/assets/card.png',
        datePublished: '2025-03-20',
        author: { '@type': 'Organization', name: 'Ledgerline', url: 'https://ledgerline.example/' },
      },
      nav: [
        ['/api/', 'API reference'],
        ['/api/errors', 'Errors'],
        ['/guides/', 'Guides'],
        ['/changelog', 'Changelog'],
      ],
      main: `    <nav aria-label="Breadcrumb"><a href="/api/">API reference</a></nav>
    <h1>Webhooks</h1>
    <p>A webhook is a request that we send to your server when something happens: an invoice was paid, a customer was
      deleted, an export is ready. You do not need to ask again and again.</p>
    <h2 id="register">Register an address</h2>
    <p>Send the address and the names of the events. The answer has a secret, which is shown once.</p>
    <pre><code>POST /v2/webhooks
{ "url": "https://shop.example/hooks", "events": ["invoice.paid"] }</code></pre>
    <h2 id="verify">Verify the signature</h2>
    <p>Each delivery has a header <code>Ledgerline-Signature</code>. Compute an HMAC of the raw body with the secret
      and compare the two in constant time. Deliveries older than five minutes should be refused.</p>
    <h2 id="retries">Retries</h2>
    <table>
      <caption>When a failed delivery is tried again</caption>
      <thead><tr><th scope="col">Attempt</th><th scope="col">After</th></tr></thead>
      <tbody>
        <tr><td>2</td><td>1 minute</td></tr>
        <tr><td>3</td><td>10 minutes</td></tr>
        <tr><td>4</td><td>1 hour</td></tr>
      </tbody>
    </table>
    <p>After the last attempt the webhook is switched off, and you get a mail. See <a href="/api/errors">errors</a> and
      <a href="#verify">how to verify</a>.</p>`,
    },
    {
      name: 'news',
      url: 'https://www.courrier-du-lac.example/actualites/2025/11/pont-rouvert',
      lang: 'fr',
      title: 'Le pont des Tanneurs rouvre après deux ans de travaux',
      description:
        'Fermé depuis octobre 2023, le pont des Tanneurs rouvre aux piétons et aux cyclistes. Les voitures devront attendre le printemps, annonce la mairie.',
      siteName: 'Le Courrier du Lac',
      shared: '/photos/pont-partage.png',
      pictures: [['/photos/pont-des-tanneurs.webp', 780, 520]],
      data: {
        '@type': 'NewsArticle',
        headline: 'Le pont des Tanneurs rouvre après deux ans de travaux',
        image: ['https://www.courrier-du-lac.example/photos/pont-partage.png'],
        datePublished: '2025-11-03T06:15:00+01:00',
        dateModified: '2025-11-03T17:40:00+01:00',
        author: [
          {
            '@type': 'Person',
            name: 'Claire Morand',
            url: 'https://www.courrier-du-lac.example/auteurs/claire-morand',
          },
        ],
        publisher: {
          '@type': 'NewsMediaOrganization',
          name: 'Le Courrier du Lac',
          url: 'https://www.courrier-du-lac.example/',
        },
      },
      nav: [
        ['/actualites', 'Actualités'],
        ['/sports', 'Sports'],
        ['/auteurs/claire-morand', 'Claire Morand'],
      ],
      head: '<meta name="robots" content="max-image-preview:large">',
      main: `    <article>
    <h1>Le pont des Tanneurs rouvre après deux ans de travaux</h1>
    <p>Par <a href="/auteurs/claire-morand">Claire Morand</a>, le <time datetime="2025-11-03T06:15:00+01:00">3 novembre 2025</time></p>
    <figure>
      <img src="/photos/pont-des-tanneurs.webp" width="780" height="520" alt="Des cyclistes traversent le pont des Tanneurs au petit matin">
      <figcaption>Les premiers cyclistes lundi matin</figcaption>
    </figure>
    <p>Ils étaient une centaine, lundi à six heures, à attendre que les barrières s'ouvrent. Fermé depuis octobre 2023,
      le pont des Tanneurs est de nouveau ouvert aux piétons et aux cyclistes.</p>
    <h2>Les voitures au printemps</h2>
    <p>Pour les automobilistes, il faudra patienter. Les joints de la chaussée doivent encore être remplacés, ce qui
      n'est possible que par temps sec, explique la mairie. La réouverture complète est prévue en avril.</p>
    <h2>Un chantier plus cher que prévu</h2>
    <p>La rénovation a coûté 4,2 millions d'euros, soit un tiers de plus que le budget voté. La rouille avait attaqué
      les câbles plus profondément que les premières inspections ne l'avaient montré. Retrouvez
      <a href="/actualites">toutes les actualités de la ville</a>.</p>
    </article>`,
    },
    {
      name: 'landing',
      url: 'https://turnofacil.example/es/',
      lang: 'es',
      title: 'TurnoFácil: agenda en línea para peluquerías',
      description:
        'Tus clientes reservan solos, día y noche. TurnoFácil organiza la agenda de tu peluquería, envía recordatorios y reduce las citas perdidas a la mitad.',
      siteName: 'TurnoFácil',
      shared: '/img/tarjeta.png',
      pictures: [['/img/agenda.webp', 600, 400]],
      data: {
        '@type': 'SoftwareApplication',
        name: 'TurnoFácil',
        operatingSystem: 'Web',
        applicationCategory: 'BusinessApplication',
        offers: { '@type': 'Offer', price: 19, priceCurrency: 'EUR' },
        aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.6, ratingCount: 214 },
      },
      nav: [
        ['/es/precios', 'Precios'],
        ['/es/ayuda', 'Ayuda'],
        ['/es/contacto', 'Contacto'],
      ],
      versions: {
        es: 'https://turnofacil.example/es/',
        'es-MX': 'https://turnofacil.example/es-mx/',
        'en-GB': 'https://turnofacil.example/en-gb/',
        'pt-BR': 'https://turnofacil.example/pt-br/',
        'x-default': 'https://turnofacil.example/es/',
      },
      main: `    <section>
      <h1>La agenda de tu peluquería, siempre abierta</h1>
      <p>Tus clientes reservan desde el teléfono cuando quieren, y tú ves cada cita en un solo lugar.</p>
      <img src="/img/agenda.webp" width="600" height="400" alt="La agenda de una semana con citas de tres peluqueras">
    </section>
    <section>
      <h2>Menos citas perdidas</h2>
      <p>Un mensaje el día anterior recuerda a cada cliente su hora. Quien no puede venir cambia la cita con un toque,
        y el hueco vuelve a estar libre para otra persona.</p>
      <h2>Todo el equipo al día</h2>
      <p>Vacaciones, turnos y descansos se planifican juntos. Consulta los <a href="/es/precios">precios para equipos</a>.</p>
    </section>
    <section>
      <h2>Pruébalo un mes</h2>
      <form action="/es/alta" method="post">
        <label for="nombre">Nombre</label>
        <input id="nombre" name="nombre" autocomplete="name" required>
        <label for="correo">Correo electrónico</label>
        <input id="correo" name="correo" type="email" autocomplete="email" required>
        <button type="submit">Crear cuenta</button>
      </form>
      <p>¿Dudas? Llama al <a href="tel:+34910000000">+34 910 000 000</a> o escribe a
        <a href="mailto:hola@turnofacil.example">hola@turnofacil.example</a>.</p>
    </section>`,
    },
    {
      name: 'cafe',
      url: 'https://komorebi-coffee.example/shop/kamakura',
      lang: 'ja',
      title: '鎌倉店|木漏れ日珈琲 自家焙煎コーヒーと古民家カフェ',
      description:
        '鎌倉駅から徒歩八分、築百年の古民家で自家焙煎のコーヒーを。毎朝焙煎した豆の販売と、季節の焼き菓子。営業時間、地図、お席のご予約はこちらから。',
      siteName: '木漏れ日珈琲',
      shared: '/img/kamakura-card.png',
      pictures: [['/img/kamakura.webp', 640, 427]],
      data: {
        '@type': 'CafeOrCoffeeShop',
        name: '木漏れ日珈琲 鎌倉店',
        image: 'https://komorebi-coffee.example/img/kamakura.webp',
        url: 'https://komorebi-coffee.example/shop/kamakura',
        telephone: '+81467000000',
        priceRange: '¥500–¥1,500',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '御成町1-1',
          addressLocality: '鎌倉市',
          addressRegion: '神奈川県',
          postalCode: '248-0012',
          addressCountry: 'JP',
        },
        geo: { '@type': 'GeoCoordinates', latitude: 35.31892, longitude: 139.55067 },
        openingHoursSpecification: [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
            opens: '09:00',
            closes: '18:00',
          },
        ],
      },
      nav: [
        ['/beans', 'コーヒー豆'],
        ['/shop/', '店舗一覧'],
        ['/about', '私たちについて'],
      ],
      main: `    <h1>木漏れ日珈琲 鎌倉店</h1>
    <img src="/img/kamakura.webp" width="640" height="427" alt="庭に面した縁側の席とコーヒー">
    <p>鎌倉駅西口から歩いて八分。築百年の古民家を改装した店内で、毎朝焙煎したコーヒーをお楽しみいただけます。
      縁側の席からは、四季の移ろう小さな庭をご覧いただけます。</p>
    <h2>営業時間</h2>
    <p>火曜日から日曜日、午前九時から午後六時まで。月曜日は焙煎のためお休みをいただきます。</p>
    <h2>季節の焼き菓子</h2>
    <p>春は桜のマドレーヌ、夏は夏みかんのケーキ、秋は栗のタルト、冬は柚子のスコーン。近くの農家から届く果物で、
      毎朝少しずつ焼いています。<a href="/beans">コーヒー豆の一覧</a>もご覧ください。</p>
    <h2>ご予約</h2>
    <p>お電話で承ります。<a href="tel:+81467000000">0467-00-0000</a></p>`,
    },
    {
      name: 'recipe',
      url: 'https://matbakh.example/wasafat/kushari',
      lang: 'ar',
      dir: 'rtl',
      title: 'طريقة عمل الكشري المصري خطوة بخطوة | مطبخنا',
      description:
        'الكشري المصري بالأرز والعدس والمكرونة مع صلصة الطماطم والدقة والبصل المقرمش. المقادير لأربعة أشخاص وطريقة التحضير خطوة بخطوة في خمسين دقيقة.',
      siteName: 'مطبخنا',
      shared: '/suwar/kushari-card.png',
      pictures: [['/suwar/kushari.webp', 640, 480]],
      data: {
        '@type': 'Recipe',
        name: 'الكشري المصري',
        image: ['https://matbakh.example/suwar/kushari.webp'],
        author: { '@type': 'Person', name: 'سارة محمود' },
        datePublished: '2024-05-10',
        description: 'كشري مصري بالعدس والأرز والمكرونة.',
        prepTime: 'PT20M',
        cookTime: 'PT30M',
        totalTime: 'PT50M',
        recipeYield: '4',
        recipeCategory: 'طبق رئيسي',
        recipeCuisine: 'مصري',
        keywords: 'كشري, عدس',
        nutrition: { '@type': 'NutritionInformation', calories: '520 calories' },
        recipeIngredient: ['كوب أرز', 'كوب عدس بني', '200 جرام مكرونة', 'بصلتان', 'أربع حبات طماطم'],
        recipeInstructions: [
          { '@type': 'HowToStep', name: 'العدس', text: 'اسلقي العدس عشرين دقيقة ثم أضيفي الأرز.' },
          { '@type': 'HowToStep', name: 'البصل', text: 'اقلي شرائح البصل حتى تصبح مقرمشة.' },
        ],
        aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.8, ratingCount: 96 },
      },
      nav: [
        ['/wasafat', 'كل الوصفات'],
        ['/nasaih', 'نصائح المطبخ'],
        ['/man-nahnu', 'من نحن'],
      ],
      main: `    <h1>الكشري المصري</h1>
    <img src="/suwar/kushari.webp" width="640" height="480" alt="طبق كشري مع البصل المقرمش وصلصة الطماطم">
    <p>الكشري أشهر أطباق الشارع في مصر: أرز وعدس ومكرونة في طبق واحد، فوقها صلصة طماطم حارة ودقة بالثوم والخل
      وبصل مقرمش. يحتاج إلى عدة قدور، لكن كل خطوة منه سهلة.</p>
    <h2>المقادير</h2>
    <ul><li>كوب أرز</li><li>كوب عدس بني</li><li>مئتا جرام مكرونة</li><li>بصلتان كبيرتان</li><li>أربع حبات طماطم</li></ul>
    <h2>طريقة التحضير</h2>
    <ol>
      <li>اسلقي العدس عشرين دقيقة في ماء مملح، ثم أضيفي الأرز واتركيه على نار هادئة.</li>
      <li>اقلي شرائح البصل في زيت ساخن حتى تصبح ذهبية، واحتفظي بالزيت.</li>
      <li>اطبخي الطماطم مع الثوم والخل ربع ساعة.</li>
    </ol>
    <p>اقرئي أيضًا <a href="/nasaih">نصائح المطبخ لقلي البصل</a>.</p>`,
    },
    {
      name: 'event',
      url: 'https://orchard-hall.example/concerts/winter-strings',
      lang: 'en-GB',
      title: 'Winter Strings: Quartets by Candlelight at Orchard Hall',
      description:
        'Haydn, Borodin and a new piece by Maya Osei, played by candlelight. Orchard Hall, Norwich. Doors open at seven, tickets from £18, under 25s pay half.',
      siteName: 'Orchard Hall',
      shared: '/media/winter-strings.png',
      pictures: [['/media/quartet.webp', 700, 467]],
      data: {
        '@type': 'MusicEvent',
        name: 'Winter Strings: Quartets by Candlelight',
        startDate: '2034-01-20T19:30:00+00:00',
        endDate: '2034-01-20T21:45:00+00:00',
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        image: ['https://orchard-hall.example/media/winter-strings.png'],
        description: 'Haydn, Borodin and a new piece by Maya Osei, played by candlelight.',
        location: {
          '@type': 'Place',
          name: 'Orchard Hall',
          address: {
            '@type': 'PostalAddress',
            streetAddress: '4 Orchard Street',
            addressLocality: 'Norwich',
            postalCode: 'NR2 4PB',
            addressRegion: 'Norfolk',
            addressCountry: 'GB',
          },
        },
        offers: {
          '@type': 'Offer',
          url: 'https://orchard-hall.example/concerts/winter-strings',
          price: 18,
          priceCurrency: 'GBP',
          availability: 'https://schema.org/InStock',
          validFrom: '2025-09-01T10:00:00+01:00',
        },
        performer: { '@type': 'PerformingGroup', name: 'Larch Quartet' },
        organizer: { '@type': 'Organization', name: 'Orchard Hall', url: 'https://orchard-hall.example/' },
      },
      nav: [
        ['/concerts', 'All concerts'],
        ['/visit', 'Plan your visit'],
        ['/about', 'About the hall'],
      ],
      main: `    <h1>Winter Strings: quartets by candlelight</h1>
    <p><time datetime="2034-01-20T19:30">Friday 20 January, 7.30 pm</time>, Orchard Hall</p>
    <img src="/media/quartet.webp" width="700" height="467" alt="The Larch Quartet rehearsing among candles">
    <p>Three hundred candles, four players and no microphone. The Larch Quartet returns to Norwich with Haydn's
      “Sunrise”, Borodin's second quartet and the first performance of “Frost Hollow” by Maya Osei.</p>
    <h2>Programme</h2>
    <ol><li>Haydn: Quartet in B flat, Op. 76 No. 4</li><li>Maya Osei: Frost Hollow</li><li>Borodin: Quartet No. 2 in D</li></ol>
    <h2>Tickets</h2>
    <p>From £18; under 25s pay half. There is step-free access to every seat: see
      <a href="/visit">how to plan your visit</a>.</p>`,
    },
  ],
  clean: [
    { name: 'product page', on: 'shop' },
    { name: 'blog post in German', on: 'blog' },
    { name: 'page of a manual', on: 'docs' },
    { name: 'article in French', on: 'news' },
    { name: 'landing page in Spanish with versions', on: 'landing' },
    { name: 'café in Japanese', on: 'cafe' },
    { name: 'recipe in Arabic', on: 'recipe' },
    { name: 'concert', on: 'event' },
  ],
};

export default part;
