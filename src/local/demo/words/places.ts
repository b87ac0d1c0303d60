export const places: string[] = [
  'I grew up in {{city}} and never found a good reason to leave.',
  'I came to {{city}} for work and stayed for the people.',
  'I have lived in {{city}} for most of my life.',
  'My parents live in {{city}} too, a short walk away.',
  '{{city}} is home, though I would move for the right reasons.',
  'I moved to {{city}} four years ago and am still finding my corner of it.',
  'I like {{city}}, also in February.',
  'My brothers and sisters are all in {{city}}, which has its advantages.',
];
