export interface Work {
  title: string;
  education: string;
  /** Sentences about the work; a profile begins with what a person does all day. */
  says: string[];
  only?: 'male' | 'female';
}

export const works: Work[] = [
  {
    title: 'Primary school teacher',
    education: 'BA Education',
    says: [
      'I teach in a primary school and come home with paint on my sleeves more often than not.',
      'I teach seven-year-olds, who have taught me patience.',
    ],
  },
  {
    title: 'Mathematics teacher',
    education: 'BSc Mathematics, PGCE',
    says: [
      'I teach mathematics at a comprehensive and still believe that everybody can learn it.',
      'I spend my days explaining fractions to teenagers, which keeps me humble.',
    ],
  },
  {
    title: 'Pharmacist',
    education: 'MPharm',
    says: [
      'I run a small pharmacy where I know most customers by name.',
      'I am a pharmacist and spend my day putting small print into plain words.',
    ],
  },
  {
    title: 'Nurse',
    education: 'BSc Nursing',
    says: [
      'I am a nurse on a children’s ward, and I leave the work at the door when I can.',
      'I nurse in a hospice and have learned there what matters and what does not.',
    ],
  },
  {
    title: 'General practitioner',
    education: 'MBChB',
    says: [
      'I am a family doctor and still like hearing people’s stories.',
      'I work as a GP four days a week and guard the fifth.',
    ],
  },
  {
    title: 'Dentist',
    education: 'BDS',
    says: [
      'I am a dentist, so people are rarely glad to see me before noon.',
      'I look after the teeth of half our street and of most of the mosque.',
    ],
  },
  {
    title: 'Electrician',
    education: 'City and Guilds, electrical installation',
    only: 'male',
    says: [
      'I am an electrician with a van of my own and more work than hours.',
      'I wire houses, and I finish what I start.',
    ],
  },
  {
    title: 'Bus driver',
    education: 'GCSEs',
    only: 'male',
    says: [
      'I drive a bus and know the city by its stops.',
      'I have driven the same bus route for nine years and would miss my passengers.',
    ],
  },
  {
    title: 'Software developer',
    education: 'BSc Computer Science',
    says: [
      'I write software for hospitals, mostly from my kitchen table.',
      'I am a developer in a small company that goes home at five, which is why I chose it.',
    ],
  },
  {
    title: 'Accountant',
    education: 'ACCA',
    says: [
      'I keep the books of small firms and of our mosque.',
      'I am an accountant, careful with numbers and less so with cake.',
    ],
  },
  {
    title: 'Solicitor',
    education: 'LLB',
    says: [
      'I am a solicitor in housing law and see every day what a home is worth.',
      'I practise family law, and it has not made me cynical.',
    ],
  },
  {
    title: 'Social worker',
    education: 'MA Social Work',
    says: [
      'I am a social worker and have learned to listen before I speak.',
      'I work with foster families and admire most of them.',
    ],
  },
  {
    title: 'Civil engineer',
    education: 'BEng Civil Engineering',
    says: [
      'I am a civil engineer and look at bridges the way others look at paintings.',
      'I design drains, which nobody notices until they fail.',
    ],
  },
  {
    title: 'Architect',
    education: 'MArch',
    says: [
      'I am an architect and have a weakness for old brick.',
      'I draw schools for a living and would like to live in a house with a courtyard.',
    ],
  },
  {
    title: 'Nursery teacher',
    education: 'Diploma in childcare',
    only: 'female',
    says: [
      'I work in a nursery and can do up twenty coats in five minutes.',
      'I spend my mornings with three-year-olds and my afternoons recovering.',
    ],
  },
  {
    title: 'Midwife',
    education: 'BSc Midwifery',
    only: 'female',
    says: [
      'I am a midwife and have stopped counting at a thousand.',
      'I am a midwife; it is the happiest work I know, and the most tiring.',
    ],
  },
  {
    title: 'Dressmaker',
    education: 'Diploma in dressmaking',
    only: 'female',
    says: [
      'I sew for other women from a room with good light.',
      'I make and mend clothes and have a small shop with a bell on the door.',
    ],
  },
  {
    title: 'Baker',
    education: 'Apprenticeship',
    says: [
      'I am a baker, so my day begins with fajr and flour.',
      'I bake bread for three shops and go to bed when others sit down to supper.',
    ],
  },
  {
    title: 'Cook',
    education: 'Catering college',
    says: [
      'I cook in a restaurant and, when asked, for weddings.',
      'I cook for a school of six hundred and like hearing what they finish.',
    ],
  },
  {
    title: 'Shop owner',
    education: 'A levels',
    says: ['I keep a grocer’s shop that my father opened.', 'I have a shop for fabrics and talk to people all day.'],
  },
  {
    title: 'Car mechanic',
    education: 'Apprenticeship',
    only: 'male',
    says: [
      'I repair cars and tell people honestly when it is not worth it.',
      'I share a garage with my cousin and come home with clean hands, after some effort.',
    ],
  },
  {
    title: 'Joiner',
    education: 'Apprenticeship',
    only: 'male',
    says: ['I am a joiner and have made most of my own furniture.', 'I work with wood and am calmer for it.'],
  },
  {
    title: 'Plumber',
    education: 'NVQ level 3',
    only: 'male',
    says: ['I am a plumber; I turn up when I say I will.', 'I mend boilers in winter and bicycles in summer.'],
  },
  {
    title: 'Paramedic',
    education: 'BSc Paramedic Science',
    says: [
      'I am a paramedic, and little makes me lose my temper.',
      'I work on an ambulance and am grateful for ordinary days.',
    ],
  },
  {
    title: 'Biomedical scientist',
    education: 'BSc Biomedical Science',
    says: [
      'I work in a hospital laboratory, behind a microscope and a large mug.',
      'I test blood samples by day and my mother’s recipes by night.',
    ],
  },
  {
    title: 'University lecturer',
    education: 'PhD History',
    says: [
      'I teach history at a university and read more than is good for my eyes.',
      'I lecture on the Ottoman world and try to keep it short at home.',
    ],
  },
  {
    title: 'Researcher',
    education: 'PhD Chemistry',
    says: [
      'I do research on clean water and travel for it twice a year.',
      'I work in a chemistry laboratory and write poems nobody has seen.',
    ],
  },
  {
    title: 'Librarian',
    education: 'MA Librarianship',
    says: [
      'I am a librarian in a branch that we saved from closing.',
      'I run the children’s corner of a library and do all the voices.',
    ],
  },
  {
    title: 'Interpreter',
    education: 'BA Languages',
    says: [
      'I interpret at hospitals and courts, so I know how much depends on a word.',
      'I translate for people who have just arrived, as somebody once did for my parents.',
    ],
  },
  {
    title: 'Charity worker',
    education: 'BA International Relations',
    says: [
      'I work for a relief charity and am away for a week now and then.',
      'I run a food bank and am good at asking.',
    ],
  },
  {
    title: 'Civil servant',
    education: 'BA Politics',
    says: [
      'I am a civil servant, which is quieter than it sounds.',
      'I work for the council and know who to ring about your bins.',
    ],
  },
  {
    title: 'Graphic designer',
    education: 'BA Design',
    says: [
      'I am a graphic designer and notice lettering everywhere.',
      'I design books, and I cut pictures out of the paper for my nephews.',
    ],
  },
  {
    title: 'Editor',
    education: 'BA English',
    says: [
      'I edit textbooks and cannot read a menu without a pencil.',
      'I work for a small publisher and read for pleasure all the same.',
    ],
  },
  {
    title: 'Physiotherapist',
    education: 'BSc Physiotherapy',
    says: [
      'I am a physiotherapist and will tell you to sit up straight.',
      'I help people walk again after operations and love that first step.',
    ],
  },
  {
    title: 'Optician',
    education: 'BSc Optometry',
    says: [
      'I am an optician in a shop between a butcher and a bank.',
      'I test eyes all week and rest mine on the hills.',
    ],
  },
  {
    title: 'Care worker',
    education: 'NVQ level 2',
    says: [
      'I look after old people in their homes and have a hundred grandmothers.',
      'I work in care and have learned from people at the end of their lives.',
    ],
  },
  {
    title: 'Warehouse supervisor',
    education: 'GCSEs',
    only: 'male',
    says: [
      'I run the night shift in a warehouse and see many sunrises.',
      'I supervise a warehouse team of eleven nations and one kettle.',
    ],
  },
  {
    title: 'Train driver',
    education: 'A levels',
    only: 'male',
    says: [
      'I drive trains across the Pennines and never tire of the view.',
      'I drive a local train and am punctual by trade.',
    ],
  },
  {
    title: 'Gardener',
    education: 'RHS diploma',
    says: [
      'I am a gardener in a public park and have opinions about roses.',
      'I plant other people’s gardens and keep a wild one of my own.',
    ],
  },
  {
    title: 'Qur’an teacher',
    education: 'Alimiyyah course',
    says: [
      'I teach children the Qur’an after school, one letter at a time.',
      'I teach tajwid in the evenings and learn from every pupil.',
    ],
  },
  {
    title: 'Teaching assistant',
    education: 'NVQ level 3',
    only: 'female',
    says: [
      'I help in a classroom for children who need a little more time.',
      'I am a teaching assistant and have endless patience until four o’clock.',
    ],
  },
  {
    title: 'Speech therapist',
    education: 'BSc Speech Therapy',
    only: 'female',
    says: [
      'I am a speech therapist and am never happier than at a first word.',
      'I help children to speak, and I listen for a living.',
    ],
  },
  {
    title: 'Youth worker',
    education: 'BA Youth Work',
    says: [
      'I run a youth club where nobody is turned away.',
      'I work with teenagers and have not given up on any of them.',
    ],
  },
  {
    title: 'Quantity surveyor',
    education: 'BSc Quantity Surveying',
    only: 'male',
    says: [
      'I am a quantity surveyor and always know what a wall costs.',
      'I count bricks for a living and am better company than that sounds.',
    ],
  },
  {
    title: 'Data analyst',
    education: 'MSc Statistics',
    says: [
      'I am an analyst for the health service and trust numbers, up to a point.',
      'I make sense of long tables and am glad to close the lid at five.',
    ],
  },
  {
    title: 'Radiographer',
    education: 'BSc Radiography',
    says: [
      'I am a radiographer and good at telling people that it will not hurt.',
      'I take pictures of bones and keep none of people.',
    ],
  },
  {
    title: 'Dietitian',
    education: 'BSc Dietetics',
    only: 'female',
    says: [
      'I am a dietitian who believes in biscuits, in moderation.',
      'I advise diabetic patients, many of whom remind me of my uncles.',
    ],
  },
  {
    title: 'Tailor',
    education: 'Apprenticeship',
    only: 'male',
    says: ['I am a tailor, the third in my family.', 'I cut suits and alter them when life has altered their owners.'],
  },
  {
    title: 'Postman',
    education: 'GCSEs',
    only: 'male',
    says: ['I am a postman and walk nine miles before lunch.', 'I bring the post to a village where I know every dog.'],
  },
  {
    title: 'Homemaker',
    education: 'A levels',
    only: 'female',
    says: [
      'I have kept a home for many years and count it as work.',
      'I am at home, and busier than I ever was in an office.',
    ],
  },
];
