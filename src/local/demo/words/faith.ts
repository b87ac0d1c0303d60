import type { options } from '#modules/matchmaking/contracts/fields/profile-fields.ts';

type Practice = (typeof options.religiousPractice)[number];

export const faith: Record<Practice, string[]> = {
  very_practicing: [
    'My day is arranged around the five prayers.',
    'I am up for fajr, and then I stay up.',
    'I study with a teacher once a week and act on it as well as I can.',
    'The Qur’an has a fixed place in my morning.',
    'I fast on Mondays when my work allows it.',
    'Faith comes first for me, and I hope that it shows as kindness.',
    'I have memorised some of the Qur’an and am not done.',
    'I would want our home to be one where prayer is never in the way.',
    'I keep away from what is doubtful and do not lecture those who see it differently.',
    'I finish the Qur’an each Ramadan and begin again each Shawwal.',
  ],
  practicing: [
    'I pray five times a day and keep trying to pray better.',
    'My faith is quiet and regular.',
    'I pray, fast, give, and have more questions than answers.',
    'Friday prayer is the hinge of my week.',
    'I go to a small circle on Wednesdays and mostly listen.',
    'I do not find every prayer easy, but I keep them all.',
    'Ramadan is my favourite month, even in June.',
    'I would rather be consistent than impressive.',
    'I was brought up with prayer and came to mean it in my thirties.',
    'I read a page of the Qur’an before I sleep.',
    'I performed the Umrah last year and came home lighter.',
    'I ask a scholar when I do not know, which is often.',
  ],
  moderate: [
    'I pray, though not always on time, and am working on it.',
    'Faith matters to me, and I hold it without fuss.',
    'I fast, I pray on Fridays and on most other days, and I mean well.',
    'I am no scholar, and I know where I belong.',
    'I would like a marriage in which we remind each other gently.',
    'I grew up in a relaxed house and am finding my own way to prayer.',
  ],
  cultural: [
    'I keep Ramadan and the two Eids, and I would like to do more.',
    'I am Muslim by family and, more and more, by choice.',
    'I am honest about it: I am not very observant, and I respect those who are.',
    'I like the sound of the adhan, and I have started to answer it.',
  ],
  learning: [
    'I came to Islam a few years ago and am still a happy beginner.',
    'I am learning to pray without looking at the page.',
    'I came back to prayer after a long gap and do not want to lose it again.',
    'I ask many questions and am grateful to people who do not laugh.',
    'I took my shahada at a kitchen table, and I learn at one still.',
  ],
};
