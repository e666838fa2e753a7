/**
 * Texts whose words the placeholder text is drawn from: all of them in the public domain, by authors who died more than 100 years ago.
 * `words` are as they are within a sentence. `opening` is how the text itself begins.
 */
export interface Source {
  opening: string;
  words: string;
  /** Between words, between the parts of a sentence and at its end. */
  space?: string;
  comma?: string;
  stop?: string;
}

export const sources = {
  lorem: {
    opening: 'Lorem ipsum dolor sit amet, consectetur adipiscing elit',
    words:
      'lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua enim ad minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ex ea commodo consequat duis aute irure in reprehenderit voluptate velit esse cillum eu fugiat nulla pariatur excepteur sint occaecat cupidatat non proident sunt culpa qui officia deserunt mollit anim id est laborum',
  },
  cicero: {
    opening: 'Sed ut perspiciatis, unde omnis iste natus error sit voluptatem accusantium doloremque laudantium',
    words:
      'sed ut perspiciatis unde omnis iste natus error sit voluptatem accusantium doloremque laudantium totam rem aperiam eaque ipsa quae ab illo inventore veritatis et quasi architecto beatae vitae dicta sunt explicabo nemo enim ipsam quia voluptas aspernatur aut odit fugit consequuntur magni dolores eos qui ratione sequi nesciunt neque porro quisquam est dolorem ipsum dolor amet consectetur adipisci velit non numquam eius modi tempora incidunt labore dolore magnam aliquam quaerat ad minima veniam quis nostrum exercitationem ullam corporis suscipit laboriosam nisi aliquid ex ea commodi consequatur vel eum iure in reprehenderit voluptate esse quam nihil molestiae illum fugiat quo nulla pariatur at vero accusamus iusto odio dignissimos ducimus blanditiis praesentium voluptatum deleniti atque corrupti quos quas molestias excepturi sint obcaecati cupiditate provident similique culpa officia deserunt mollitia animi id laborum dolorum fuga harum quidem rerum facilis expedita distinctio nam libero tempore cum soluta nobis eligendi optio cumque impedit minus quod maxime placeat facere possimus assumenda repellendus temporibus autem quibusdam officiis debitis necessitatibus saepe eveniet voluptates repudiandae recusandae itaque earum hic tenetur a sapiente delectus reiciendis voluptatibus maiores alias perferendis doloribus asperiores repellat',
  },
  english: {
    opening: 'Alice was beginning to get very tired of sitting by her sister on the bank',
    words:
      'was beginning to get very tired of sitting by her sister on the bank and having nothing do once or twice she had peeped into book reading but it no pictures conversations in what is use a without so considering own mind as well could for hot day made feel sleepy stupid whether pleasure making daisy-chain would be worth trouble getting up picking daisies when suddenly white rabbit with pink eyes ran close there remarkable that nor did think much out way hear say itself shall too late thought over afterwards occurred ought have wondered at this time all seemed quite natural actually took watch its waistcoat-pocket looked then hurried started feet flashed across never before seen either take burning curiosity field after just see pop down large under hedge',
  },
  german: {
    opening: 'Eine wunderbare Heiterkeit hat meine ganze Seele eingenommen',
    words:
      'eine wunderbare Heiterkeit hat meine ganze Seele eingenommen gleich den süßen Frühlingsmorgen die ich mit ganzem Herzen genieße bin allein und freue mich meines Lebens in dieser Gegend für solche Seelen geschaffen ist wie so glücklich mein Bester ganz dem Gefühle von ruhigem Dasein versunken daß Kunst darunter leidet könnte jetzt nicht zeichnen einen Strich nie ein größerer Maler gewesen als diesen Augenblicken wenn das liebe Tal um dampft hohe Sonne an der Oberfläche undurchdringlichen Finsternis meines Waldes ruht nur einzelne Strahlen sich innere Heiligtum stehlen dann im hohen Grase am fallenden Bache liege näher Erde tausend mannigfaltige Gräschen mir merkwürdig werden',
  },
  french: {
    opening: 'Il y avait en Westphalie un jeune garçon à qui la nature avait donné les mœurs les plus douces',
    words:
      'il y avait en Westphalie dans le château de monsieur un jeune garçon à qui la nature donné les mœurs plus douces sa physionomie annonçait son âme jugement assez droit avec esprit simple je crois pour cette raison on nommait anciens domestiques maison soupçonnaient était fils sœur du baron et bon honnête gentilhomme voisinage que demoiselle ne voulut jamais épouser parce pu prouver quartiers reste arbre généalogique perdu par injure temps des puissants seigneurs car une porte fenêtres grande salle même ornée tapisserie tous chiens ses cours composaient meute besoin vicaire village aumônier ils riaient quand faisait contes',
  },
  spanish: {
    opening: 'En un lugar de la Mancha, de cuyo nombre no quiero acordarme, no ha mucho tiempo que vivía un hidalgo',
    words:
      'en un lugar de la Mancha cuyo nombre no quiero acordarme ha mucho tiempo que vivía hidalgo los lanza astillero adarga antigua rocín flaco y galgo corredor una olla algo más vaca carnero salpicón las noches duelos quebrantos sábados lantejas viernes algún palomino añadidura domingos consumían tres partes su hacienda el resto della concluían sayo velarte calzas velludo para fiestas con sus pantuflos lo mismo días entre semana se honraba vellorí fino tenía casa ama pasaba cuarenta sobrina llegaba veinte mozo campo plaza así ensillaba como tomaba podadera',
  },
  italian: {
    opening: 'Quel ramo del lago di Como, che volge a mezzogiorno, tra due catene non interrotte di monti',
    words:
      'quel ramo del lago di Como che volge a mezzogiorno tra due catene non interrotte monti tutto seni e golfi seconda dello sporgere rientrare quelli vien quasi un tratto ristringersi prender corso figura fiume promontorio destra ampia costiera dall altra parte il ponte ivi congiunge le rive par renda ancor più sensibile all occhio questa trasformazione segni punto in cui cessa l Adda rincomincia per ripigliar poi nome dove allontanandosi nuovo lascian acqua distendersi rallentarsi nuovi',
  },
  russian: {
    opening: 'Все счастливые семьи похожи друг на друга, каждая несчастливая семья несчастлива по-своему',
    words:
      'все счастливые семьи похожи друг на друга каждая несчастливая семья несчастлива по-своему смешалось в доме жена узнала что муж был связи с бывшею их француженкою-гувернанткой и объявила мужу не может жить ним одном положение это продолжалось уже третий день мучительно чувствовалось самими супругами всеми членами домочадцами чувствовали нет смысла сожительстве каждом постоялом дворе случайно сошедшиеся люди более связаны между собой чем они выходила из своих комнат мужа третий дома дети бегали по всему как потерянные',
  },
  greek: {
    opening: 'Ἄνδρα μοι ἔννεπε, μοῦσα, πολύτροπον, ὃς μάλα πολλὰ πλάγχθη',
    words:
      'ἄνδρα μοι ἔννεπε μοῦσα πολύτροπον ὃς μάλα πολλὰ πλάγχθη ἐπεὶ Τροίης ἱερὸν πτολίεθρον ἔπερσεν πολλῶν ἀνθρώπων ἴδεν ἄστεα καὶ νόον ἔγνω ὅ ἐν πόντῳ πάθεν ἄλγεα ὃν κατὰ θυμόν ἀρνύμενος ἥν τε ψυχὴν νόστον ἑταίρων ἀλλ οὐδ ὣς ἑτάρους ἐρρύσατο ἱέμενός περ αὐτῶν γὰρ σφετέρῃσιν ἀτασθαλίῃσιν ὄλοντο νήπιοι οἳ βοῦς Ὑπερίονος Ἠελίοιο ἤσθιον αὐτὰρ ὁ τοῖσιν ἀφείλετο νόστιμον ἦμαρ',
  },
  arabic: {
    opening: 'حكي والله أعلم أنه كان فيما مضى من قديم الزمان وسالف العصر والأوان ملك من ملوك ساسان',
    words:
      'حكي والله أعلم أنه كان فيما مضى من قديم الزمان وسالف العصر والأوان ملك ملوك ساسان بجزائر الهند والصين صاحب جند وأعوان وخدم وحشم له ولدان أحدهما كبير والآخر صغير وكانا بطلين وكان الكبير أفرس الصغير وقد البلاد وحكم بالعدل بين العباد وأحبه أهل بلاده ومملكته اسمه الملك شهريار',
    comma: '، ',
  },
  japanese: {
    opening: '吾輩は猫である',
    words:
      '吾輩は 猫である 名前は まだ無い どこで 生れたか とんと 見当が つかぬ 何でも 薄暗い じめじめした 所で ニャーニャー 泣いていた事だけは 記憶している ここで 始めて 人間というものを 見た しかも あとで聞くと それは 書生という 人間中で 一番 獰悪な 種族で あったそうだ この 書生というのは 時々 我々を 捕えて 煮て食うという 話である',
    space: '',
    comma: '、',
    stop: '。',
  },
} as const satisfies Record<string, Source>;
