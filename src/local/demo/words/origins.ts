import type { ExplicitAnswers } from '#modules/matchmaking/contracts/profiles.schema.ts';

const names = (list: string): string[] => list.split(' ');

/** Origin of a family with its names, languages and schools. */
export interface Origin {
  ethnicity: string;
  /** Frequency in relation to the others. */
  weight: number;
  languages: string[];
  traditions: ExplicitAnswers['sectMadhab'][];
  schools: ExplicitAnswers['madhhab'][];
  men: string[];
  women: string[];
  families: string[];
  /** A convert without Muslim family is guarded by an imam. */
  converts?: boolean;
}

export const origins: Origin[] = [
  {
    ethnicity: 'Pakistani',
    weight: 9,
    languages: ['Urdu', 'Punjabi'],
    traditions: ['sunni', 'barelvi', 'deobandi', 'sunni'],
    schools: ['hanafi'],
    men: names(
      'Bilal Usman Hamza Adeel Kamran Faisal Imran Saad Nadeem Zubair Asim Waqas Shahid Tariq Rizwan Junaid Haroon Aamir',
    ),
    women: names('Saima Nadia Aisha Hina Rabia Sadia Uzma Kiran Sana Farah Bushra Shazia Mehwish Tahira Iqra Samina'),
    families: names('Hussain Khan Mahmood Akhtar Malik Raza Qureshi Aslam'),
  },
  {
    ethnicity: 'Indian',
    weight: 4,
    languages: ['Gujarati', 'Urdu'],
    traditions: ['sunni', 'deobandi'],
    schools: ['hanafi', 'shafii'],
    men: names('Iqbal Altaf Salim Farooq Rafiq Anwar Aslam Javed'),
    women: names('Yasmin Zainab Shabana Rukhsana Nasreen Fatema Sumaiya Afsana'),
    families: names('Patel Desai Bhamji Mulla Ansari Motala'),
  },
  {
    ethnicity: 'Bangladeshi',
    weight: 5,
    languages: ['Bengali', 'Sylheti'],
    traditions: ['sunni', 'deobandi'],
    schools: ['hanafi'],
    men: names('Shafiq Mizan Rahim Jubair Kamal Monir Tanvir Nazmul'),
    women: names('Nasima Rumana Shirin Taslima Farhana Jasmin Sultana Moriom'),
    families: names('Miah Chowdhury Uddin Rahman Islam'),
  },
  {
    ethnicity: 'Somali',
    weight: 4,
    languages: ['Somali', 'Arabic'],
    traditions: ['sunni', 'salafi'],
    schools: ['shafii'],
    men: names('Abdirahman Liban Mahad Guled Warsame Yahya Ismail'),
    women: names('Hodan Ifrah Sagal Ayaan Hibaq Ubah Zamzam'),
    families: names('Warsame Abdi Farah Jama Osman Hassan'),
  },
  {
    ethnicity: 'Egyptian',
    weight: 2,
    languages: ['Arabic'],
    traditions: ['sunni', 'ashari'],
    schools: ['shafii', 'hanafi'],
    men: names('Karim Sherif Tamer Hisham'),
    women: names('Mona Heba Rania Dalia'),
    families: names('El-Sayed Mansour Shaheen Fahmy'),
  },
  {
    ethnicity: 'Moroccan',
    weight: 2,
    languages: ['Arabic', 'French'],
    traditions: ['sunni', 'ashari', 'sufi'],
    schools: ['maliki'],
    men: names('Driss Rachid Mehdi Younes'),
    women: names('Naima Khadija Loubna Siham'),
    families: names('Bennani Alaoui Tazi Idrissi'),
  },
  {
    ethnicity: 'Turkish',
    weight: 2,
    languages: ['Turkish', 'German'],
    traditions: ['sunni'],
    schools: ['hanafi'],
    men: names('Emre Mustafa Selim Kerem'),
    women: names('Elif Zeynep Meryem Sevgi'),
    families: names('Yilmaz Demir Kaya Aydin'),
  },
  {
    ethnicity: 'Nigerian',
    weight: 2,
    languages: ['Yoruba', 'Hausa'],
    traditions: ['sunni'],
    schools: ['maliki'],
    men: names('Abdullahi Kabir Sulaiman Mustapha'),
    women: names('Halima Rahmat Aminat Bilqis'),
    families: names('Bello Adeyemi Sanusi Balogun'),
  },
  {
    ethnicity: 'Iraqi',
    weight: 2,
    languages: ['Arabic'],
    traditions: ['shia', 'sunni'],
    schools: ['jafari'],
    men: names('Haider Mahdi Salam Ali'),
    women: names('Zahra Noor Wafa Baneen'),
    families: names('Al-Hakim Jawad Al-Saadi Kadhim'),
  },
  {
    ethnicity: 'Syrian',
    weight: 2,
    languages: ['Arabic'],
    traditions: ['sunni', 'sufi'],
    schools: ['shafii', 'hanafi'],
    men: names('Omar Anas Bassel Majd'),
    women: names('Rima Lina Sawsan Hala'),
    families: names('Haddad Al-Masri Darwish Sabbagh'),
  },
  {
    ethnicity: 'Afghan',
    weight: 2,
    languages: ['Dari', 'Pashto'],
    traditions: ['sunni'],
    schools: ['hanafi'],
    men: names('Najib Farid Idris Mirwais'),
    women: names('Laila Freshta Mariam Parwin'),
    families: names('Rahimi Noori Ahmadzai Karimi'),
  },
  {
    ethnicity: 'Yemeni',
    weight: 1,
    languages: ['Arabic'],
    traditions: ['sunni'],
    schools: ['shafii'],
    men: names('Nasser Saleh Walid'),
    women: names('Arwa Samar Afrah'),
    families: names('Al-Ahdal Ghaleb Saif'),
  },
  {
    ethnicity: 'Sudanese',
    weight: 1,
    languages: ['Arabic'],
    traditions: ['sunni', 'sufi'],
    schools: ['maliki'],
    men: names('Elamin Hashim Tayeb'),
    women: names('Rania Sara Amna'),
    families: names('Osman Babiker Elhadi'),
  },
  {
    ethnicity: 'Palestinian',
    weight: 1,
    languages: ['Arabic'],
    traditions: ['sunni'],
    schools: ['shafii', 'hanafi'],
    men: names('Ramzi Samir Fadi'),
    women: names('Reem Suha Dima'),
    families: names('Khatib Nashashibi Awad'),
  },
  {
    ethnicity: 'Malaysian',
    weight: 1,
    languages: ['Malay'],
    traditions: ['ashari', 'sunni'],
    schools: ['shafii'],
    men: names('Azlan Hafiz Rosli'),
    women: names('Nurul Aida Salmah'),
    families: names('Ismail Abdullah Yusof'),
  },
  {
    ethnicity: 'British',
    weight: 5,
    languages: [],
    traditions: ['sunni', 'sunni', 'other'],
    schools: ['maliki', 'hanafi', 'hanbali', 'shafii'],
    men: names('Daniel Thomas Idris Gareth Michael Luqman Stephen'),
    women: names('Sarah Hannah Rachel Ruqayya Claire Emma'),
    families: names('Walker Bennett Hughes Fraser Shaw'),
    converts: true,
  },
  {
    ethnicity: 'American',
    weight: 1,
    languages: ['Spanish'],
    traditions: ['sunni', 'other'],
    schools: ['maliki', 'hanafi'],
    men: names('Jamal Marcus Malik'),
    women: names('Aaliyah Jasmine Latifah'),
    families: names('Freeman Johnson Rashid'),
  },
];

const common = 'Bradford, Birmingham, Manchester, Leicester, Luton, Leeds, East London'.split(', ');
const sometimes = 'Sheffield, Glasgow, Cardiff, Nottingham, Blackburn, Bolton, Ilford, Slough'.split(', ');
const seldom =
  'Oldham, Coventry, Derby, Newcastle, Edinburgh, Dewsbury, Rochdale, Peterborough, Walsall, Wolverhampton, Liverpool, Southampton, ' +
  'Reading, Milton Keynes, Croydon, Preston, Huddersfield, Bristol, Stoke-on-Trent, Middlesbrough, Belfast, Harrow, Burnley, Dublin';

/** Cities of members; larger communities are listed more than once. */
export const cities: string[] = [...common, ...common, ...common, ...sometimes, ...sometimes, ...seldom.split(', ')];
