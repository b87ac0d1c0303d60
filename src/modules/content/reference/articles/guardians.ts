import type { NewArticle } from './new-article.ts';

export const guardian: NewArticle = {
  slug: 'what-a-guardian-does',
  title: 'What a guardian does, and what he does not',
  category: 'islamic-guidance',
  is_published: true,
  excerpt:
    'For fathers, brothers, sons and imams: how to look after somebody’s interest without taking her decision from her.',
  content: `
Perhaps your daughter, your sister or your mother has named you as her guardian, her wali, and you are wondering what is expected of you. In short: to look after her interest, to read what is written to her and by her, to ask the questions that she may find hard to ask, and to leave the decision with her.

Every one of you is a shepherd, said the Prophet, peace be upon him, and answerable for those in his care (Sahih al-Bukhari 893). To answer for somebody’s welfare is not to live her life for her.

## In the contract

How far a guardian’s part in the marriage contract goes has been answered differently. The Maliki, Shafi‘i and Hanbali schools give him a part in concluding it. The Hanafi school lets an adult woman conclude it herself with a suitable husband, and recommends that he be involved. Among Ja‘fari jurists many hold that a woman who has been married before acts for herself. Ask a scholar of your own school when the time comes. That every sister here has a guardian is a rule of this service, made for her protection, and it says nothing about anybody’s marriage elsewhere.

## Her consent

On her consent there is little room for doubt. A woman who has been married before has more right over herself than her guardian has; one who has not is asked for her consent, which she may out of shyness give by silence (Sahih Muslim 1421). When Khansa bint Khidam was married by her father against her will, the Prophet, peace be upon him, undid it (Sahih al-Bukhari 5138). When Barira, newly freed, did not wish to stay with Mughith, who wept for her, the Prophet spoke on his behalf. She asked whether it was an order. No, he said, I am only interceding. Then I have no need of him, she said, and that was the end of it (Sahih al-Bukhari 5283). If his intercession left a woman free, ours should.

Looking for a good husband for a widowed or divorced woman is no embarrassment. When Hafsa was widowed, her father Umar himself spoke to Uthman and to Abu Bakr about marrying her (Sahih al-Bukhari 5122). A family that hides a daughter’s divorce teaches her to be ashamed of it.

## The work of it

What does it mean day by day? You will be told when an interest request or a message waits. Read it within two days, if you can; somebody is waiting on the other side. Approve what is decent, even where you would have put it differently. Decline what is rude, too familiar, or asks for a telephone number or a meeting behind your back, and give a reason in one line. It helps the writer to do better. If you are in doubt about a man, ask for references and ring them. Speak with him yourself before things grow serious.

## Where it ends

Some things are not yours. You do not write in her name, accept for her or refuse what she has thought about and wishes for because you had somebody else in mind. You do not repeat to relatives what you read. If you find that you cannot be fair, because you are angry with her or too busy, tell her, and let another take your place. An uncle, a brother, a grown son or, where there is no Muslim male relative, an imam may do it as well.

Ask her now and then how she is. She may be reading your silence, too.

## References

- Sahih al-Bukhari 893
- Sahih al-Bukhari 5122
- Sahih al-Bukhari 5138
- Sahih al-Bukhari 5283
- Sahih Muslim 1421
`,
};
