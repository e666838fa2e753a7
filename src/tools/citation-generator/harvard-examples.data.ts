import type { Example } from './example.ts';

/**
 * After "Cite Them Right" and the guides to it of British universities (Anglia Ruskin, East Anglia, Lincoln, Newcastle,
 * Open University, Robert Gordon). Places of publishers, which the 12th edition leaves out, are left out here too.
 * Italics are between asterisks.
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
];
