import type { Example } from './example.ts';

/**
 * After "Cite Them Right" and guides to it: of universities (Anglia Ruskin, Birmingham, Canterbury, East Anglia, Lincoln,
 * Newcastle, Open University, Robert Gordon, and Anatolia's to that of the Open University) and, where it says so, of others.
 * Places of publishers, which the 12th edition leaves out, are left out here too. Italics are between asterisks.
 */
export const harvardExamples: readonly Example[] = [
  [
    'Bell, J. (2014) *Doing your research project*. 6th edn. Open University Press.',
    {
      authors: ['Bell, Judith'],
      title: 'Doing your research project',
      edition: '6',
      publisher: 'Open University Press',
      date: '2014',
    },
  ],
  [
    'Bailey, S. (2018) *Academic writing: a handbook for international students*. 5th edn. Routledge.',
    {
      authors: ['Bailey, Stephen'],
      title: 'Academic writing: a handbook for international students',
      edition: '5th',
      publisher: 'Routledge',
      date: '2018',
    },
  ],
  [
    'Godfrey, J. (2013) *How to use your reading in your essays*. 2nd edn. Palgrave Macmillan.',
    {
      authors: ['Godfrey, Jeanne'],
      title: 'How to use your reading in your essays',
      edition: '2nd edn',
      publisher: 'Palgrave Macmillan',
      date: '2013',
    },
  ],
  [
    'Shields, M. (2010) *Essay writing: a student’s guide*. Sage.',
    { authors: ['Shields, MunLing'], title: 'Essay writing: a student’s guide', publisher: 'Sage', date: '2010' },
  ],
  [
    'Gravelle, H. and Rees, R. (2004) *Microeconomics*. 3rd edn. Pearson Education.',
    {
      authors: ['Gravelle, Hugh', 'Rees, Ray'],
      title: 'Microeconomics',
      edition: '3',
      publisher: 'Pearson Education',
      date: '2004',
    },
  ],
  [
    'Lahiri, S. and Ono, Y. (2003) *Trade and industrial policy under international oligopoly*. Cambridge University Press.',
    {
      authors: ['Lahiri, Sajal', 'Ono, Yoshiyasu'],
      title: 'Trade and industrial policy under international oligopoly',
      publisher: 'Cambridge University Press',
      date: '2003',
    },
  ],
  [
    'Hedley, C. and Shaw, N. (2023) *Plant medicine: a collection of the teachings of herbalists Christopher Hedley & Non Shaw*. Aeon Books.',
    {
      authors: ['Hedley, Christopher', 'Shaw, Non'],
      title: 'Plant medicine: a collection of the teachings of herbalists Christopher Hedley & Non Shaw',
      publisher: 'Aeon Books',
      date: '2023',
    },
  ],
  [
    'Hawley, P. (ed.) (2010) *Being bright is not enough: the unwritten rules of doctoral study*. 3rd edn. Charles C. Thomas.',
    {
      authors: ['Hawley, Peggy (Ed.)'],
      title: 'Being bright is not enough: the unwritten rules of doctoral study',
      edition: '3',
      publisher: 'Charles C. Thomas',
      date: '2010',
    },
  ],
  [
    'Norrie, C. *et al.* (2012) ‘Doing it differently? A review of literature on teaching reflective practice across health and social care professions’, *Reflective Practice*, 13(4), pp. 565–578.',
    {
      type: 'article',
      authors: ['Norrie, Caroline', 'Hammond, J.', 'D’Avray, L.', 'Collington, V.', 'Fook, J.'],
      title:
        'Doing it differently? A review of literature on teaching reflective practice across health and social care professions',
      container: 'Reflective Practice',
      volume: '13',
      issue: '4',
      pages: '565-78',
      date: '2012',
    },
  ],
  [
    'Shirazi, T. (2010) ‘Successful teaching placements in secondary schools: achieving QTS practical handbooks’, *European Journal of Teacher Education*, 33(3), pp. 323–326.',
    {
      type: 'article',
      authors: ['Shirazi, T.'],
      title: 'Successful teaching placements in secondary schools: achieving QTS practical handbooks',
      container: 'European Journal of Teacher Education',
      volume: '33',
      issue: '3',
      pages: '323-6',
      date: '2010',
    },
  ],
  [
    'Changuiti, O. *et al.* (2023) ‘Simulation and midwifery education 2011-2021: a systematic review’, *British Journal of Midwifery*, 31(5), pp. 286–293. Available at: https://ezproxy.rgu.ac.uk/login?url=https://search.ebscohost.com/login.aspx?direct=true&AuthType=ip,shib&db=ccm&AN=163525494&scope=site (Accessed: 19 December 2023).',
    {
      type: 'article',
      authors: ['Changuiti, O.', 'Second, A.', 'Third, A.', 'Fourth, A.'],
      title: 'Simulation and midwifery education 2011-2021: a systematic review',
      container: 'British Journal of Midwifery',
      volume: '31',
      issue: '5',
      pages: '286-293',
      date: '2023',
      url: 'https://ezproxy.rgu.ac.uk/login?url=https://search.ebscohost.com/login.aspx?direct=true&AuthType=ip,shib&db=ccm&AN=163525494&scope=site',
      accessed: '2023-12-19',
    },
  ],
  [
    'Burton, P.A. (2012) *Castles of Spain*. Available at: http://www.castlesofspain.co.uk/ (Accessed: 14 October 2015).',
    {
      type: 'webpage',
      authors: ['Burton, P. A.'],
      title: 'Castles of Spain',
      date: '2012',
      url: 'http://www.castlesofspain.co.uk/',
      accessed: '2015-10-14',
    },
  ],
  [
    'Amos, J. (2024) *Climate change: ‘ice bumps’ reveal history of Antartic melting*. Available at: https://www.bbc.co.uk/news/science-environment-68406880 (Accessed: 28 March 2024).',
    {
      type: 'webpage',
      authors: ['Amos, Jonathan'],
      title: 'Climate change: ‘ice bumps’ reveal history of Antartic melting',
      container: 'BBC News',
      date: '2024-02-28',
      url: 'https://www.bbc.co.uk/news/science-environment-68406880',
      accessed: '2024-03-28',
    },
  ],
  [
    'British Skin Foundation (no date) *What is rosacea?* Available at: https://knowyourskin.britishskinfoundation.org.uk/condition/rosacea/ (Accessed: 18 January 2024).',
    {
      type: 'webpage',
      authors: ['British Skin Foundation'],
      title: 'What is rosacea?',
      url: 'https://knowyourskin.britishskinfoundation.org.uk/condition/rosacea/',
      accessed: '2024-01-18',
    },
  ],
  [
    'Tregear, A.E.J. (2001) *Speciality regional foods in the UK: an investigation from the perspectives of marketing and social history*. PhD thesis. Newcastle University. Available at: http://hdl.handle.net/10443/1757 (Accessed: 25 July 2021).',
    {
      type: 'thesis',
      authors: ['Tregear, A. E. J.'],
      title:
        'Speciality regional foods in the UK: an investigation from the perspectives of marketing and social history',
      number: 'PhD',
      publisher: 'Newcastle University',
      date: '2001',
      url: 'http://hdl.handle.net/10443/1757',
      accessed: '2021-07-25',
    },
  ],
  [
    'Pears, R. and Shields, G. (2022) *Cite them right: the essential referencing guide*. 12th edn. Bloomsbury Academic.',
    {
      authors: ['Pears, Richard', 'Shields, Graham'],
      title: 'Cite them right: the essential referencing guide',
      edition: '12',
      publisher: 'Bloomsbury Academic',
      date: '2022',
    },
  ],
  [
    'Sloman, J. and Jones, E. (2014) *Essential economics for business*. 4th edn. Pearson Education.',
    {
      authors: ['Sloman, John', 'Jones, Elizabeth'],
      title: 'Essential economics for business',
      edition: '4',
      publisher: 'Pearson Education',
      date: '2014',
    },
  ],
  [
    'Cottrell, S. (2019) *The study skills handbook*. 5th edn. Red Globe Press.',
    {
      authors: ['Cottrell, Stella'],
      title: 'The study skills handbook',
      edition: '5',
      publisher: 'Red Globe Press',
      date: '2019',
    },
  ],
  [
    'Robinson, J. (2007) *Social variation across the UK*. Available at: https://www.bl.uk/british-accents-and-dialects/articles/social-variation-across-the-uk (Accessed: 21 November 2021).',
    {
      type: 'webpage',
      authors: ['Robinson, Jonnie'],
      title: 'Social variation across the UK',
      date: '2007',
      url: 'https://www.bl.uk/british-accents-and-dialects/articles/social-variation-across-the-uk',
      accessed: '2021-11-21',
    },
  ],
  [
    'Alzheimer Scotland (2024) *Living with dementia*. Available at: https://www.alzscot.org/living-with-dementia (Accessed: 27 February 2024).',
    {
      type: 'webpage',
      authors: ['Alzheimer Scotland'],
      title: 'Living with dementia',
      date: '2024',
      container: 'Alzheimer Scotland',
      url: 'https://www.alzscot.org/living-with-dementia',
      accessed: '2024-02-27',
    },
  ],
  [
    'Mansell, W. and Bloom, A. (2012) ‘£10,000 carrot to tempt physics experts’, *The Guardian*, 20 June, p. 5.',
    {
      type: 'article',
      authors: ['Mansell, Warwick', 'Bloom, Adi'],
      title: '£10,000 carrot to tempt physics experts',
      container: 'The Guardian',
      date: '20 June 2012',
      pages: '5',
    },
  ],
  [
    'Roberts, D. and Ackerman, S. (2013) ‘US draft resolution allows Obama 90 days for military action against Syria’, *The Guardian*, 4 September. Available at: http://www.theguardian.com/world/2013/sep/04/syria-strikes-draft-resolution-90-days (Accessed: 9 September 2015).',
    {
      type: 'article',
      authors: ['Roberts, Dan', 'Ackerman, Spencer'],
      title: 'US draft resolution allows Obama 90 days for military action against Syria',
      container: 'The Guardian',
      date: '2013-09-04',
      url: 'http://www.theguardian.com/world/2013/sep/04/syria-strikes-draft-resolution-90-days',
      accessed: '9 September 2015',
    },
  ],
  // University of Birmingham, "Harvard: Reference List and Bibliography".
  [
    'Banerjee, A. and Watson, T.F. (2011) *Pickard’s manual of operative dentistry*. 9th edn. Oxford University Press.',
    {
      authors: ['Banerjee, Avijit', 'Watson, Timothy F.'],
      title: 'Pickard’s manual of operative dentistry',
      edition: '9',
      publisher: 'Oxford University Press',
      date: '2011',
    },
  ],
  [
    'Davidson, A. (2013) ‘The Saudi Marathon Man’, *The New Yorker*, 16 April. Available at: http://www.newyorker.com/news/daily-comment/the-saudi-marathon-man (Accessed: 22 June 2015).',
    {
      type: 'article',
      authors: ['Davidson, Amy'],
      title: 'The Saudi Marathon Man',
      container: 'The New Yorker',
      date: '2013-04-16',
      url: 'http://www.newyorker.com/news/daily-comment/the-saudi-marathon-man',
      accessed: '2015-06-22',
    },
  ],
  [
    'Guy, J. (2001) *The view across the river: Harriette Colenso and the Zulu struggle against imperialism*. University Press of Virginia.',
    {
      authors: ['Guy, Jeff'],
      title: 'The view across the river: Harriette Colenso and the Zulu struggle against imperialism',
      publisher: 'University Press of Virginia',
      date: '2001',
    },
  ],
  // Robert Gordon University, "What’s Different in Cite Them Right Harvard?".
  [
    'Thomas, J. *et al.* (2022) *Research methods in physical activity*. Human Kinetics.',
    {
      authors: ['Thomas, Jerry', 'Martin, Philip', 'Etnier, Jennifer', 'Silverman, Stephen'],
      title: 'Research methods in physical activity',
      publisher: 'Human Kinetics',
      date: '2022',
    },
  ],
  // Open University style: Anatolia College, "Harvard OU Citation Guide: Newspapers".
  [
    'Mackay, C. (2002) ‘Alert over big cat’, *The Daily Mirror*, 4 July, p. 28.',
    {
      type: 'article',
      authors: ['Mackay, C.'],
      title: 'Alert over big cat',
      container: 'The Daily Mirror',
      date: '2002-07-04',
      pages: '28',
    },
  ],
  [
    '*The Times* (2008) ‘Bank accounts’, 14 June, p. 7.',
    { type: 'article', title: 'Bank accounts', container: 'The Times', date: '2008-06-14', pages: '7' },
  ],
  // A university’s quick guide LS134.
  [
    'Smart Design (2017) *Getting a grip: a long-term project that changed kitchens everywhere*. Available at: https://smartdesignworldwide.com/projects/oxo-partnership (Accessed: 15 August 2018).',
    {
      type: 'webpage',
      authors: ['Smart Design'],
      title: 'Getting a grip: a long-term project that changed kitchens everywhere',
      date: '2017',
      url: 'https://smartdesignworldwide.com/projects/oxo-partnership',
      accessed: '2018-08-15',
    },
  ],
  [
    'Greenfield, S. (2018) *Women in science*. Available at: http://www.susangreenfield.com/science/detail/women-in-science (Accessed: 15 August 2018).',
    {
      type: 'webpage',
      authors: ['Greenfield, Susan'],
      title: 'Women in science',
      date: '2018',
      url: 'http://www.susangreenfield.com/science/detail/women-in-science',
      accessed: '2018-08-15',
    },
  ],
  // Older editions of the handbook itself: CiteTotal and a guide of 2008.
  [
    'Pears, R. and Shields, G. (2016) *Cite them right: the essential referencing guide*. 10th edn. Palgrave.',
    {
      authors: ['Pears, Richard', 'Shields, Graham'],
      title: 'Cite them right: the essential referencing guide',
      edition: '10',
      publisher: 'Palgrave',
      date: '2016',
    },
  ],
  [
    'Pears, R. and Shields, G. (2008) *Cite them right: the essential referencing guide*. Pear Tree Books.',
    {
      authors: ['Pears, Richard', 'Shields, Graham'],
      title: 'Cite them right: the essential referencing guide',
      publisher: 'Pear Tree Books',
      date: '2008',
    },
  ],
  // Scribbr, "How to reference websites" and "How to reference a book in Harvard style".
  [
    'Google (2020) *Google terms of service*. Available at: https://policies.google.com/terms?hl=en-US (Accessed: 11 May 2020).',
    {
      type: 'webpage',
      authors: ['Google'],
      title: 'Google terms of service',
      date: '2020',
      url: 'https://policies.google.com/terms?hl=en-US',
      accessed: '2020-05-11',
    },
  ],
  [
    'Szalay, D. (2017) *All that man is*. Vintage.',
    { authors: ['Szalay, David'], title: 'All that man is', publisher: 'Vintage', date: '2017' },
  ],
  // BibGuru, "How to cite a PhD thesis" and "an online newspaper article in Harvard".
  [
    'Confait, M.F. (2018) *Maximising the contributions of PHD graduates to national development: the case of the Seychelles*. PhD thesis. Edith Cowan University.',
    {
      type: 'thesis',
      authors: ['Confait, M. F.'],
      title: 'Maximising the contributions of PHD graduates to national development: the case of the Seychelles',
      number: 'PhD',
      publisher: 'Edith Cowan University',
      date: '2018',
    },
  ],
  [
    'Bowkett, D. (2015) *Investigating the ligandability of plant homeodomains*. Unpublished PhD thesis. University of Oxford.',
    {
      type: 'thesis',
      authors: ['Bowkett, D.'],
      title: 'Investigating the ligandability of plant homeodomains',
      number: 'Unpublished PhD thesis',
      publisher: 'University of Oxford',
      date: '2015',
    },
  ],
  [
    'Greenslade, R. (2018) ‘Opinion is valued more than fact in this digital era’, *The Guardian*, 29 July. Available at: https://www.theguardian.com/ (Accessed: 2 September 2019).',
    {
      type: 'article',
      authors: ['Greenslade, Roy'],
      title: 'Opinion is valued more than fact in this digital era',
      container: 'The Guardian',
      date: '2018-07-29',
      url: 'https://www.theguardian.com/',
      accessed: '2019-09-02',
    },
  ],
  [
    'Steinhauser, G. (2018) ‘Zimbabweans Turn Out in Droves for First Vote Without Mugabe’, *Wall Street Journal*, 30 July. Available at: https://www.wsj.com/ (Accessed: 6 September 2019).',
    {
      type: 'article',
      authors: ['Steinhauser, Gabriele'],
      title: 'Zimbabweans Turn Out in Droves for First Vote Without Mugabe',
      container: 'Wall Street Journal',
      date: '2018-07-30',
      url: 'https://www.wsj.com/',
      accessed: '2019-09-06',
    },
  ],
];

/** After the same guides, which do not all set "et al." and titles in italics. */
export const harvardInTextExamples: readonly Example[] = [
  ['(Chen, 2023)', { type: 'article', authors: ['Chen, Y.'], title: 'Reserve product design', date: '2023' }],
  [
    '(Changuiti *et al.*, 2023)',
    { type: 'article', authors: ['Changuiti, O.', 'Second, A.', 'Third, A.', 'Fourth, A.'], title: 'x', date: '2023' },
  ],
  ['(Amos, 2024)', { type: 'webpage', authors: ['Amos, Jonathan'], title: 'Climate change', date: '2024' }],
  ['(Alzheimer Scotland, 2024)', { type: 'webpage', authors: ['Alzheimer Scotland'], title: 'x', date: '2024' }],
  ['(British Skin Foundation, no date)', { type: 'webpage', authors: ['British Skin Foundation'], title: 'x' }],
  ['(Shah and Papadopoulos, 2015)', { authors: ['Shah, A.', 'Papadopoulos, B.'], title: 'x', date: '2015' }],
  ['(Wong, Smith and Adebole, 2015)', { authors: ['Wong, A.', 'Smith, B.', 'Adebole, C.'], title: 'x', date: '2015' }],
  [
    '(*The Times*, 2008)',
    { type: 'article', title: 'Bank accounts', container: 'The Times', date: '2008-06-14', pages: '7' },
  ],
];
