/** An earlier life, as far as it changes how people write about it. */
export type EarlierLife =
  | 'never_married'
  | 'married'
  | 'divorced'
  | 'divorced_with_children'
  | 'divorced_sharing_children'
  | 'divorced_grown_children'
  | 'widowed'
  | 'widowed_with_children'
  | 'widowed_grown_children';

/**
 * Sentences about an earlier marriage. Places: `years` it lasted, `ago` since it ended (number words), `children` as in
 * 'a son of nine', `spouse` husband or wife, `them` him or her, `parent` the children's other parent.
 */
export const earlierLife: Record<EarlierLife, string[]> = {
  never_married: [
    'I have not been married before. Study came first, then my parents’ health.',
    'I have never been married; I was in no hurry, and now I am ready.',
    'I was engaged once, years ago, and it ended kindly.',
    'I have not been married, and I have no objection to somebody who has.',
    'I am the last of my brothers and sisters to marry, as they like to mention.',
    'I have not married yet, mostly because I never lived long in one place.',
  ],
  married: [
    'I am married, and my wife knows of this profile and agrees to it. I would not write here otherwise.',
    'I have a wife, who has agreed to this, and the means to keep two homes fairly. I speak of it openly.',
  ],
  divorced: [
    'I was married for {{years}} years. It ended without a quarrel and without children.',
    'My marriage ended {{ago}} years ago. I have made my peace with it and have learned to speak sooner.',
    'I married young and was divorced after {{years}} years; we wanted different lives.',
    'I have been divorced for {{ago}} years and took my time before coming here.',
    'I was married once, for {{years}} years. I speak well of {{them}} and mean it.',
    'My divorce taught me that being silent is not the same as being patient.',
    'I was married for {{years}} years. We tried, we parted, and I wish {{them}} well.',
    'I have a short marriage behind me and a longer time of thinking about it.',
    'It has been {{ago}} years since my divorce. The sadness has gone and some wisdom has stayed.',
    'My first marriage was arranged in haste and ended with dignity.',
  ],
  divorced_with_children: [
    'I was married for {{years}} years and bring up {{children}} with a good deal of help from my family.',
    'I have {{children}} at home. They come first, and they would like company at breakfast.',
    'My marriage ended {{ago}} years ago, and since then I have brought up {{children}}.',
    'Most of my day belongs to {{children}}, and I would not change that.',
    'I am divorced and have {{children}}. The house is noisy and happy.',
    'I have been on my own with {{children}} for {{ago}} years, and we are a good team.',
    'I was married for {{years}} years. What I kept is {{children}}, and that is a great deal.',
    'I have {{children}} with me and a civil word for their {{parent}}.',
    'Divorce was not my plan. Bringing up {{children}} well is.',
  ],
  divorced_sharing_children: [
    'I have {{children}}; their {{parent}} and I share the week, and we have learned to be polite about it.',
    'I was married for {{years}} years and have {{children}}, with me every other weekend and in the holidays.',
    'I have been divorced for {{ago}} years and have {{children}}, whom I see as often as the school week allows.',
    'I have {{children}}. They live with their {{parent}} and have a room with me.',
    'My marriage lasted {{years}} years. We are still good parents together to {{children}}.',
    'Every Friday I drive for two hours to fetch {{children}}, and I have not been late yet.',
  ],
  divorced_grown_children: [
    'I was married for {{years}} years, and our children are grown. They encourage me more than I expected.',
    'My children are grown, and I have been on my own for {{ago}} years.',
    'I brought up my children, saw them settled, and then noticed the quiet.',
    'I am divorced, my children have homes of their own, and Sunday lunch is still at mine.',
  ],
  widowed: [
    'My {{spouse}} died {{ago}} years ago, after {{years}} years of marriage. We had no children.',
    'I have been widowed for {{ago}} years. I remember {{them}} with gratitude, and I am not looking for a copy.',
    'I lost my {{spouse}} early. It took me {{ago}} years to write these lines.',
    'My {{spouse}} and I had {{years}} good years, and I know from them what I am asking for.',
  ],
  widowed_with_children: [
    'My {{spouse}} died {{ago}} years ago. I bring up {{children}}, and we talk about {{them}} often.',
    'I have been widowed for {{ago}} years and have {{children}}, who ask good questions.',
    'After {{years}} years of marriage I was left with {{children}} and with many good memories.',
    'I lost my {{spouse}} {{ago}} years ago. With {{children}} there was no time to stand still, and that helped.',
    'I am a widowed parent of {{children}}. We have found our laughter again.',
    'Since my {{spouse}} died I have brought up {{children}} with my parents’ help.',
  ],
  widowed_grown_children: [
    'I was married for {{years}} years, until my {{spouse}} died. Our children are grown and ring on Sundays.',
    'I have been widowed for {{ago}} years. My children say that the house is too quiet, and they are right.',
    'My {{spouse}} died {{ago}} years ago. I have grown children, two grandchildren and some free evenings.',
    'After {{years}} years together I had to learn to cook for one. I should like to unlearn it.',
  ],
};
