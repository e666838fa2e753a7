/**
 * A shop that does not exist, with the faults that real ones have. Each is there for a tool to find: what looks wrong here is
 * meant. `{origin}` is the site's own address.
 */

const NOTE = `<p class="note">This page is a sample. The shop does not exist, and the faults of this page were made on purpose, for the tools of <a href="/tools">this site</a> to find.</p>`;

export const gardenShop = `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<title>Garden Shop | Seeds, Bulbs, Pots, Tools, Soil | Cheap Garden Shop Online | Buy Garden Seeds Cheap</title>
<meta name="keywords" content="garden, garden shop, seeds, cheap seeds, buy seeds, seeds online, garden seeds, garden, pots">
<meta name="robots" content="noindex, follow">
<meta name="generator" content="WordPress 5.2">
<link rel="canonical" href="/samples/moved">
<link rel="alternate" hreflang="en-UK" href="{origin}/samples/garden-shop">
<link rel="alternate" hreflang="de" href="/samples/garden-shop/de">
<meta property="og:title" content="">
<meta property="og:image" content="hills.jpg">
<link rel="stylesheet" href="/samples/garden-shop/style.css">
<script src="/samples/garden-shop/menu.js"></script>
<script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@type": "Product",
  "name": "Runner beans",
  "offers": { "@type": "Offer", "price": "3,50 EUR", "availability": "yes" },
  "aggregateRating": { "@type": "AggregateRating", "ratingValue": "9", "bestRating": "5" }
}
</script>
<script type="application/ld+json">
{ "@context": "https://schema.org", "@type": "Organization", "name": "Garden Shop", }
</script>
</head>
<body>
${NOTE}
<center><font color="#bbbbbb">Order before noon</font></center>
<h1>Welcome</h1>
<ul>
<li><a href="/samples/garden-shop">Home</a></li>
<li><a href="/samples/garden-shop/seeds">Click here</a></li>
<li><a href="/samples/garden-shop/tulips">Tulips</a></li>
<li><a href="/samples/moved">Offers</a></li>
<li><a href="#">Basket</a></li>
<li><a href="javascript:void(0)">More</a></li>
<li><a href="http://garden-club.example/" target="_blank">Garden club</a></li>
<li><a href="/samples/garden-shop/de"></a></li>
</ul>
<h1>Runner beans, and all that they need</h1>
<img src="/samples/hills.jpg" style="width: 320px">
<img src="/samples/seedling.png" alt="IMG_2231.png" loading="lazy">
<h4>How to sow beans</h4>
<p>Wait until the nights stay above eight degrees. Lay the beans on the soil, ten centimetres apart, press them in as deep as your thumb is wide, and water them. The first leaves come after a week.</p>
<h2></h2>
<p id="price">A packet of forty beans is 3.50. Post is free from 20 on.</p>
<p id="price">Every packet says when it was filled, and we take back what does not grow.</p>
<h3>Order</h3>
<form action="/samples/garden-shop">
<input name="name" placeholder="Your name">
<input name="email" placeholder="Your email">
<button></button>
</form>
<p style="font-size: 9px">Garden Shop, 1 Long Lane. Call 0123 456789.</p>
</body>
</html>
`;

/** Nearly the same text, below another title. */
export const seeds = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Runner beans - Garden Shop</title>
<meta name="description" content="Runner beans from the Garden Shop: when to sow them, how far apart, and what a packet costs.">
<link rel="canonical" href="{origin}/samples/garden-shop/seeds">
</head>
<body>
${NOTE}
<h1>Runner beans</h1>
<img src="/samples/seedling.png" alt="A seedling with two leaves" width="300" height="200">
<h2>How to sow beans</h2>
<p>Wait until the nights stay above eight degrees. Lay the beans on the soil, ten centimetres apart, press them in as deep as your thumb is wide, and water them well. The first leaves come after ten days.</p>
<p>A packet of forty beans is 3.50. Post is free from 20 on.</p>
<p>Every packet says when it was filled, and we take back what does not grow.</p>
<p><a href="/samples/garden-shop">To the Garden Shop</a></p>
</body>
</html>
`;

/** A version in another language that knows nothing of the first. */
export const german = `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Gartenladen</title>
</head>
<body>
<p lang="en">This page is a sample. The shop does not exist.</p>
<h1>Gartenladen</h1>
<p>Feuerbohnen, und was sie brauchen.</p>
</body>
</html>
`;

/** With menus around it: what an extractor leaves out. */
export const article = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="author" content="Ada Green">
<meta property="article:published_time" content="2026-03-12">
<meta property="og:site_name" content="Garden Letters">
<title>Why beans wait for warm nights</title>
<meta name="description" content="A bean that is sown too early does not grow sooner. What it waits for, and how to tell when to sow.">
<link rel="canonical" href="{origin}/samples/article">
</head>
<body>
<header><a href="/samples/garden-shop">Garden Shop</a> <nav><a href="/samples/garden-shop/seeds">Beans</a> <a href="/samples/article">Letters</a></nav></header>
<main>
<article>
<h1>Why beans wait for warm nights</h1>
<p>By Ada Green, 12 March 2026</p>
<p>A bean that is sown in March does not come up before one that is sown in May. Below eight degrees it takes up water and does nothing with it, and what lies wet and idle in the ground rots, or is found by slugs.</p>
<h2>What a bean waits for</h2>
<p>It is the soil that counts, and not the afternoon. Soil follows the nights: it is as warm at sunrise as the last few nights have left it. Three nights above eight degrees in a row are a better sign than one hot day.</p>
<h2>How to tell</h2>
<p>Put a kitchen thermometer into the soil, as deep as the beans will lie, at breakfast. At ten degrees they come up in two weeks, at fifteen in one. <a href="/samples/garden-shop/seeds">Runner beans</a> want more warmth than broad beans, which can be sown as soon as a spade goes in.</p>
</article>
</main>
<aside><h2>More letters</h2><ul><li><a href="/samples/article">Slugs</a></li><li><a href="/samples/article">Watering</a></li></ul></aside>
<footer>${NOTE}</footer>
</body>
</html>
`;

export const cookies = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Cookies with faults</title>
</head>
<body>
<h1>Cookies with faults</h1>
<p>This page is a sample. It sets four cookies, which are sent back to this very address alone, and the faults of these were made on purpose.</p>
</body>
</html>
`;

export const style = `body { font-family: sans-serif; width: 980px; margin: 0 auto; }
.note { border: 2px solid; padding: 8px; max-width: 90vw; }
`;

export const script = `// The menu of a shop that does not exist: it does nothing, and keeps the page waiting.
`;

export const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>{origin}/samples/garden-shop</loc><lastmod>2026-03-12</lastmod></url>
  <url><loc>{origin}/samples/garden-shop/seeds</loc><lastmod>12.03.2026</lastmod></url>
  <url><loc>{origin}/samples/garden-shop/tulips</loc><changefreq>often</changefreq></url>
  <url><loc>{origin}/samples/moved</loc><priority>7</priority></url>
  <url><loc>{origin}/samples/garden-shop</loc></url>
  <url><loc>/samples/article</loc></url>
</urlset>
`;
