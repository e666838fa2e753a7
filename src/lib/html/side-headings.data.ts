/**
 * Headings of what comes after an article or in the middle of it, and is none of it: what readers wrote, what else there is to read,
 * and what one may subscribe to. In small letters, without numbers and signs, by language. A heading is one when it is the words, or
 * begins with words that end with …
 */
export const sideHeadings: Readonly<Record<string, string>> = {
  en: `
    comments | comment | comments on … | all comments | reader comments | readers comments | user comments | member comments |
    recent comments | view comments | comments are closed | add a comment | post a comment | leave a comment … |
    leave a reply … | leave a review | write a review | reviews | user reviews | responses | responses to … | thoughts on … |
    replies | reader interactions | reader discussion | join the conversation … | join the discussion … | trackbacks |
    trackbacks pingbacks | pingbacks | related | related articles | related article | related posts | related post |
    related stories | related story | related content | related items | related links | related news | related reading |
    related recipes | related videos | related video | related topics | related tags | related searches | related products |
    you may also like … | you might also like … | you might also be interested in … | you may also be interested in … |
    you will also love … | youll also love … | you may like | similar articles | similar posts | similar recipes |
    similar stories | recommended | recommended for you | recommended reading | recommended articles | recommended stories |
    we recommend | more from … | more on … | more in … | more stories | more news | more articles | more posts |
    more like this | more to read | read next | read also | also read | see also on … | up next | what to read next |
    dont miss | other stories | other articles | other posts | further reading from … | around the web | from around the web |
    from the web | from our partners | sponsored | sponsored content | sponsored links | sponsored stories | advertisement |
    promoted stories | most read | most popular | most viewed | most shared | most commented | most emailed | most recent |
    popular posts | popular articles | popular stories | popular now | popular recipes | popular on … | trending |
    trending now | trending on … | trending stories | top stories | latest news | latest stories | latest posts |
    latest articles | latest from … | latest on … | the latest on … | recent posts | recent articles | recent stories |
    previous posts | editors picks | whats hot | in case you missed it | share | share this | share this … | share on … |
    follow us | follow us on … | stay connected | connect with us | newsletter | sign up for … | subscribe | subscribe to … |
    subscribe now | get our newsletter | about the author | about the authors | post navigation | filed under | instagram feed |
    shop this post | did you make this recipe | shop the story
  `,
  de: `
    kommentare | kommentar | kommentare zu … | kommentar schreiben | kommentar verfassen | schreibe einen kommentar … |
    leserkommentare | mehr zum thema | mehr zu … | mehr aus … | mehr von … | weitere artikel | weitere themen |
    weitere nachrichten | weitere beiträge | ähnliche artikel | ähnliche beiträge | ähnliche themen | verwandte artikel |
    verwandte beiträge | verwandte themen | das könnte sie auch interessieren | das könnte dich auch interessieren |
    auch interessant | lesen sie auch | lies auch | meistgelesen | meist gelesen | meistgelesene artikel | beliebte artikel |
    beliebte beiträge | neueste artikel | neueste beiträge | letzte beiträge | aktuelle beiträge | empfehlungen | empfohlen |
    anzeige | anzeigen | teilen | artikel teilen | newsletter abonnieren | über den autor | über die autorin | schlagwörter |
    zum thema | topmeldungen
  `,
  fr: `
    commentaires | commentaire | réactions | laisser un commentaire … | laissez un commentaire … | ajouter un commentaire |
    réagir à cet article | à lire aussi | lire aussi | a lire aussi | à lire | sur le même sujet | sur le même thème |
    sur le sujet | dans la même rubrique | articles liés | articles similaires | articles connexes | articles associés |
    contenus associés | vous aimerez aussi | vous pourriez aussi aimer … | cela pourrait vous intéresser | les plus lus |
    le plus lu | les plus vus | les plus partagés | articles récents | derniers articles | dernières actualités | à la une |
    recommandé pour vous | nos recommandations | partager | partager cet article | newsletters | abonnez vous … | plus de … |
    recettes similaires | publicité | mots clés | étiquettes
  `,
  es: `
    comentarios | comentario | deja un comentario … | deja una respuesta … | comentar | noticias relacionadas |
    artículos relacionados | entradas relacionadas | contenido relacionado | temas relacionados | relacionados | relacionadas |
    te puede interesar | le puede interesar | también te puede interesar | quizás te interese | más noticias | más sobre … |
    más en … | otras noticias | lo más leído | lo más visto | lo más visto en … | lo más popular | últimas noticias |
    última hora | entradas recientes | lee también | lea también | recomendados | te recomendamos | compartir | suscríbete … |
    etiquetas | archivado en | publicidad | además | recetas relacionadas
  `,
  pt: `
    comentários | comentário | deixe um comentário … | deixe uma resposta … | leia também | veja também |
    notícias relacionadas | artigos relacionados | posts relacionados | conteúdo relacionado | relacionados | relacionadas |
    mais lidas | mais lidos | mais vistas | as mais lidas | últimas notícias | posts recentes | recomendados |
    recomendado para você | você também pode gostar … | você pode gostar | mais notícias | mais sobre … | compartilhe |
    compartilhar | partilhar | receitas relacionadas | publicidade
  `,
  it: `
    commenti | commento | lascia un commento … | scrivi un commento | leggi anche | ti potrebbe interessare … |
    potrebbe interessarti … | potrebbe interessarti anche | potrebbero interessarti | articoli correlati | notizie correlate |
    contenuti correlati | ricette correlate | correlati | i più letti | più letti | le più viste | le più lette |
    ultime notizie | ultimi articoli | articoli recenti | condividi | altre notizie | ti suggeriamo | consigliati |
    scopri anche | altre ricette … | pubblicità
  `,
  nl: `
    reacties | reactie | geef een reactie … | plaats een reactie | laat een reactie achter … | reageer | reageren | lees ook |
    meer over … | meer van … | meer nieuws | gerelateerd | gerelateerde artikelen | gerelateerde berichten |
    gerelateerde recepten | verwante artikelen | meest gelezen | populair | laatste nieuws | recente berichten | delen |
    delen met vrienden | deel dit artikel | aanbevolen | ook interessant | advertentie
  `,
  pl: `
    komentarze | komentarz | dodaj komentarz … | skomentuj | czytaj także | czytaj też | zobacz także | zobacz też |
    przeczytaj także | przeczytaj też | podobne artykuły | podobne wpisy | powiązane artykuły | powiązane | polecane |
    polecamy | najpopularniejsze | najczęściej czytane | najnowsze | ostatnie wpisy | udostępnij | reklama | więcej na temat …
  `,
  scandinavian: `
    kommentarer | kommentar | lämna ett svar … | lämna en kommentar … | skriv en kommentar | skriv kommentar |
    legg igjen en kommentar … | läs också | läs även | les også | læs også | relaterat | relaterade artiklar |
    relaterte artikler | relaterede artikler | mest läst | mest lästa | mest lest | mest læste | mest læst | senaste nytt |
    siste nytt | seneste nyt | siste saker | dela | annons | annonse | annonce | mer om … | mere om … | flere saker |
    fler artiklar
  `,
  slavic: `
    комментарии | комментарий | оставить комментарий | добавить комментарий | читайте также | читать также | похожие статьи |
    похожие записи | похожие материалы | материалы по теме | по теме | ещё по теме | самое читаемое | самое популярное |
    популярное | популярные статьи | последние новости | новости партнеров | новости партнёров | рекомендуем | поделиться |
    реклама | коментарі | читайте також | схожі статті | komentáře | související články | přečtěte si také | nejčtenější |
    mohlo by vás zajímat
  `,
  turkish: `
    yorumlar | yorum | yorum yap | bir yorum yazın | ilgili haberler | benzer haberler | diğer haberler | son haberler |
    en çok okunanlar
  `,
  eastAsian: `
    コメント | コメントを残す | 関連記事 | 関連ニュース | 関連リンク | 関連キーワード | おすすめ記事 | おすすめ | 人気記事 | 人気の記事 | ランキング | アクセスランキング | 最新記事 | 最新ニュース |
    あわせて読みたい | こちらもおすすめ | 评论 | 評論 | 网友评论 | 發表評論 | 发表评论 | 留言 | 相关阅读 | 相关文章 | 相关新闻 | 相关推荐 | 相關文章 | 相關新聞 | 延伸閱讀 | 延伸阅读 | 推荐阅读 |
    猜你喜欢 | 热门文章 | 热门推荐 | 熱門文章 | 最新文章 | 댓글 | 관련기사 | 관련 기사 | 관련글 | 관련 뉴스 | 많이 본 뉴스 | 인기기사 | 인기 기사 | 추천 기사 | 최신기사
  `,
  arabic: `
    التعليقات | تعليقات | اترك تعليقا | مقالات ذات صلة | اقرأ أيضا | اقرأ أيضاً | مواضيع ذات صلة | الأكثر قراءة |
    الأكثر تصفحاً | أخبار ذات صلة
  `,
};
