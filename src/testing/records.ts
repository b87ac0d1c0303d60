// Default forms of the console's records.

let count = 0;

export const anArticle = () => ({ title: 'Patience', content: 'It is half of faith.', category: 'marriage' });

export const anExampleProfile = () => ({
  gender: 'female',
  age: 31,
  location: 'Derby',
  ethnicity: 'Somali',
  nationality: 'British',
  occupation: 'Nurse',
  education: 'BSc Nursing',
  bio: 'I work nights and bake on my days off.',
  aboutMe: 'I work nights and bake on my days off.',
  lookingFor: 'A kind man who prays.',
  sectMadhab: 'sunni',
  religiousPractice: 'Religious',
  hijabPreference: 'Always',
  currentMaritalStatus: 'divorced',
  languagesSpoken: ['English', 'Somali'],
});

export const aFigure = () => ({ kind: 'figure', headline: '300', text: 'families', asOf: '2026-11-01' });

export const aPrompt = () => ({
  question: { en: 'What makes me laugh', ar: 'ما الذي يضحكني', ur: 'مجھے کس بات پر ہنسی آتی ہے' },
  supposes: 'nothing',
});

export const aTopic = () => ({
  stage: 'serious_consideration',
  kind: 'written',
  title: { en: 'Guests', ar: 'الضيوف', ur: 'مہمان' },
  hint: { en: 'Who comes to stay?', ar: 'من يقيم عندكم؟', ur: 'کون رہنے آتا ہے؟' },
});

export const aPlan = () => ({
  name: 'Quarter',
  description: 'Three months.',
  price: '40.00',
  duration: 3,
  features: ['3 interest requests a month'],
});

export const aPromoCode = () => ({
  code: `RAMADAN${++count}`,
  discountType: 'percentage',
  discountValue: '20',
  validFrom: '2026-01-01T00:00:00Z',
  validUntil: '2036-12-31T00:00:00Z',
});
