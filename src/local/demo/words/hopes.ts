/** Last sentences of a profile. */
export const hopes: string[] = [
  'I hope for a home where mistakes are talked about kindly.',
  'I would like to laugh at the same table for the next thirty years.',
  'I am looking for company in faith and in small things.',
  'I believe that a good marriage is made on ordinary days.',
  'I would rather be known slowly than admired quickly.',
  'I am ready to listen, and hope to be listened to.',
  'I do not expect perfection and cannot offer it.',
  'I want to be somebody’s rest, and to find rest.',
  'If you read this far, you are patient, and I value that.',
  'I answer every courteous message, also to say no.',
  'I hope that our families would like each other.',
  'I would like to pray beside somebody who means it.',
  'A shared breakfast says more to me than a grand holiday.',
  'I know what I can give, and I say plainly what I need.',
  'Kindness to parents matters to me more than a title.',
  'I would be glad to be asked questions, including difficult ones.',
];

/** Hopes for a wife or husband; two of them make the field `lookingFor`. */
export const wishes: { male: string[]; female: string[] } = {
  male: [
    'A woman of faith who is gentle and says what she thinks.',
    'A wife who would be a friend to my mother without being ruled by her.',
    'Somebody who has known hard times and has not become hard.',
    'A companion who enjoys an ordinary week.',
    'A woman who prays, reads and can be teased.',
    'She may work or stay at home as she wishes; I would like to decide such things together.',
    'A wife who speaks well of those who have wronged her.',
    'Somebody who would come for walks and not mind silence.',
    'A kind mother, or a woman who would be kind to children who are not hers.',
    'A woman who is serious about her prayers and about little else before breakfast.',
    'Honesty from the first letter, even where it is awkward.',
    'Somebody close to her family, as I am to mine.',
  ],
  female: [
    'A man who keeps his word in small matters.',
    'A husband who prays, works and laughs.',
    'Somebody who can disagree without raising his voice.',
    'A man who is kind to waiters, children and his sisters.',
    'A widower or divorced man who has understood something from it.',
    'A man who would speak with my guardian first and gladly.',
    'Somebody steady. I do not need to be dazzled.',
    'A man of faith who helps in the kitchen as a matter of course.',
    'A husband who would be patient with my children and let them come to him.',
    'Somebody who reads, or at least lets me read.',
    'A man who asks, and who listens to the answer.',
    'He need not be rich. He should be generous.',
  ],
};

/** Unacceptable things. */
export const dealBreakers: string[] = [
  'Smoking in the house.',
  'Dishonesty about an earlier marriage.',
  'Shouting.',
  'Being asked to give up my work.',
  'Moving far from my children’s school.',
  'Contempt for other people’s families.',
  'Debts that are kept secret.',
  'Somebody who does not pray at all and does not wish to.',
  'Living apart for most of the year.',
  'Pressure to decide within days.',
  'Unkindness to animals or to parents.',
  'Alcohol.',
];
