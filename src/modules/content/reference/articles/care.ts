import type { NewArticle } from './new-article.ts';

export const warningSigns: NewArticle = {
  slug: 'warning-signs',
  title: 'Warning signs, and what to do about them',
  category: 'compatibility',
  is_published: true,
  excerpt:
    'Money, hurry, secrecy, contempt: what should make you stop, and how to find out without becoming suspicious.',
  content: `
Most people who come here mean what they write. A few do not, and some mean it and would still do you harm. Caution is not suspicion. Avoid much suspicion, the Qur’an says, and do not spy on one another (Qur’an 49:12); and a little before that, when somebody brings you news, look into it before you act (Qur’an 49:6). Between these verses lies a good rule: do not imagine, find out.

## Signs that should stop you

- **Money.** A loan, a ticket, a fee, an investment, a sick relative. It does not matter how good the reason is. Whoever asks for money before a marriage is not asking for a marriage.
- **Hurry.** The wedding must be before the visa ends, before the holiday, before your brother is back.
- **Secrecy.** ‘Let us write somewhere else.’ ‘Your guardian need not know.’ ‘My family will hear of it afterwards.’
- **Stories that do not hold.** His town changes, her age changes, a video call fails each time.
- **Contempt.** For a former wife or husband, for waiters, for your faith as you live it, for you, as a joke.
- **Wanting to rule.** Whom you see, what you wear, your telephone’s password. It begins as care.
- **Anger at a no.** Ask for a week’s delay and see what comes. This is the cheapest test there is.

The Prophet, peace be upon him, named three marks of a hypocrite: he lies when he speaks, breaks his word when he promises, and betrays what is entrusted to him (Sahih al-Bukhari 33). Each of them can be seen within a month by whoever looks at small things.

## Signs that only look like it

Nervousness, poor spelling, a divorce that one does not like to speak of, tears, debts that are told of openly and being paid, an odd sense of humour. Mental illness that is treated, a prison sentence long ago that is not hidden: here a question and an honest answer are worth more than a rule.

## How to find out

Ask for two people who have known him or her for years and are not relatives, and let your guardian ring them. Good questions are plain ones: how long have you known him? Have you seen him angry? Do people lend him money again? Would you give him your sister? Ask at the mosque that was named. See the home, with company. See papers where papers matter: the divorce, the right to stay, the qualification. Whoever is honest will be glad that you are careful with yourself.

Tell one person everything, including what you are ashamed of. Those who deceive live on our embarrassment.

## When you have seen one

Stop writing. You owe no explanation to somebody who frightens you. Keep the messages. Tell your guardian, and report the profile or the message to us: the button stands beside it, and whoever is reported does not learn from whom. If it concerns the guardian himself, [write to us privately](/support); he is not shown it. If money has gone, tell your bank at once and the police after it. If you are being threatened or are in danger, [here is whom to call](/help).

And if it has happened to you before: a believer is not stung twice from the same hole, said the Prophet, peace be upon him (Sahih al-Bukhari 6133). He said it of believers, who had been stung once. There is no shame in the first time.

## References

- Qur’an 49:6
- Qur’an 49:12
- Sahih al-Bukhari 33
- Sahih al-Bukhari 6133
`,
};

export const askingForHelp: NewArticle = {
  slug: 'when-to-ask-for-help',
  title: 'When to ask for help, and whom',
  category: 'islamic-guidance',
  is_published: true,
  excerpt: 'An imam, a doctor, a solicitor, the police: what each can do, and why asking is no breach of patience.',
  content: `
Patience is praised on many pages of the Qur’an, and it is often recommended to the wrong person. To bear what cannot be changed is patience. To hide what another does to you is not, and it helps neither of you. Help your brother whether he does wrong or suffers it, said the Prophet, peace be upon him; and when they asked how one helps somebody who does wrong: by keeping his hand from it (Sahih al-Bukhari 2444). Somebody who stops an injustice helps two people.

## Straight away

If somebody strikes you, threatens you, locks you in, takes your passport, or wants to make you marry or stay married: this is for the police and for those who help every day in such cases. You find numbers, and a page that leaves no trace, [here](/help). You need no permission for it, not your husband’s and not your guardian’s.

Wives are not to be kept in order to harm them; whoever does it wrongs himself, says the Qur’an, and makes light of God’s words (Qur’an 2:231). Nobody may be given in marriage against her will: the Prophet, peace be upon him, undid such a marriage when Khansa came to him (Sahih al-Bukhari 5138). And no woman was told that she must bear a life which she could not: when the wife of Thabit ibn Qays said that she found no fault in his faith or conduct but could not live with him, a way out was made for her (Sahih al-Bukhari 5273).

## Whom for what

- **An imam or scholar**: for what the faith says about your case, for a religious divorce, for a word with a relative who listens to him. Ask how much experience he has with families. If he tells you to be silent about violence, ask another.
- **A counsellor**: for the quarrel that is always the same one, for life after a loss, for a stepfamily that does not grow together. It is often best before the wedding.
- **A doctor**: for sleep that does not come, fear, darkness, thoughts of dying. The illness of the soul is an illness.
- **A solicitor**: for divorce, contact with children, the home, a will, a contract. Many give a first hour free.
- **Somebody for each side**: where husband and wife are at odds, the Qur’an advises one arbiter from his family and one from hers, and promises God’s help if they wish to put it right (Qur’an 4:35). This is for disputes between two people who can both speak freely, and not where one is afraid of the other.

## During your search

You can write to the staff of this service in private. No guardian is shown it. Do so if your guardian does not answer, if he decides against you without listening, or if you are pressed to say yes. You can name another guardian, too. Reports of a profile or of a message are read by people.

## How to begin

Begin with the one fact that worries you most, and say it in one sentence; write it down before if your voice fails. Say what you would like: advice, a letter, a place for tonight. Ask what happens with what you tell. Take somebody along if you can.

Believing men and women are protectors of one another (Qur’an 9:71). You would come if you were asked. Let others come.

## References

- Qur’an 2:231
- Qur’an 4:35
- Qur’an 9:71
- Sahih al-Bukhari 2444
- Sahih al-Bukhari 5138
- Sahih al-Bukhari 5273
`,
};

export const money: NewArticle = {
  slug: 'money-before-it-becomes-a-quarrel',
  title: 'Money, before it becomes a quarrel',
  category: 'compatibility',
  is_published: true,
  excerpt: 'What each earns, owes and owns; what the law of the faith says; and a talk of one hour that spares many.',
  content: `
People who marry for the second time bring furniture, and they bring standing orders: for a mortgage, for a child in another house, for a mother abroad, perhaps for a debt that was somebody else’s idea. It is no lack of romance to lay it on the table. It is a lack of it to find out in March.

## What the faith sets out

Maintaining wife and household is the husband’s duty, each according to his means: let the wealthy spend from his wealth, and whoever has little from what God has given him (Qur’an 65:7). What a woman earns or inherits is her own; men have a share of what they earn, and women of what they earn (Qur’an 4:32). Her savings, her house and her mahr do not become common by marriage.

She may help, and many do. When Zaynab, the wife of Ibn Mas‘ud, asked whether what she spent on her husband and the orphans in her care counted as charity, the answer was that she would have two rewards, one for kinship and one for charity (Sahih al-Bukhari 1466). It counts because it is not owed. If a household will rest on two wages, say so, and agree on whether hers is a gift, a loan or a share in the house.

If a husband keeps back what is needed, his wife may take what is enough for her and her child, within reason; this is what Hind was told (Sahih al-Bukhari 5364). It is better not to let it come to that. What exactly maintenance covers, such as rent, a separate home or medicine, is spelled out differently by the schools and by custom.

## One hour, four sheets

Let each fill in, alone, and then exchange:

1. **Comes in**: wages, benefits, maintenance, and how sure it is.
2. **Goes out**: rent, children, parents, debts by month, zakat and charity.
3. **Have**: home, savings, pension, what is meant for the children.
4. **Owe**: to whom, how much, until when. Mahr from a former marriage is a debt as well.

Then talk about the blanks. Where will you live, and in whose name? What happens to the flat that a first husband left to the children? Does maintenance end if she marries again? Benefits and a widow’s pension may: look it up beforehand. Which money do you keep together and which apart? Up to which sum does each decide alone?

The servants of the Merciful are those who, when they spend, are neither wasteful nor mean, but keep to a middle between the two (Qur’an 25:67). Each of you believes that his own way is that middle. Find out with an example: a wedding in the family, a broken car, a cousin who asks for a loan.

## Debts

Debts are no disgrace if they are told. Say how they came about and how they go down. Loans between the two of you, or from a brother for the wedding, are written down, as the Qur’an asks of every debt with a term (Qur’an 2:282). Interest is a subject of its own; if one of you has a mortgage that the other would not have signed, ask a scholar together what may be done now, and leave out the reproach.

Somebody who does not wish to speak of money at all may be ashamed. Give it a second try, with figures of your own first. After the third, think again.

## References

- Qur’an 2:282
- Qur’an 4:32
- Qur’an 25:67
- Qur’an 65:7
- Sahih al-Bukhari 1466
- Sahih al-Bukhari 5364
`,
};
