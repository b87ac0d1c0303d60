export const GUARDIAN =
  '(?:wali|waly|guardian|father|dad|daddy|abu|abbu|baba|abi|walid|brother|bhai|uncle|chacha|mahram|family|parents|mum|mom|mother|ammi|sister|imam|folks|people)';
export const SERVICE =
  '(?:whats ?app|telegram|tele|insta(?:gram)?|ig|snap(?:chat)?|facebook|fb|tik ?tok|twitter|discord|signal|viber|imo|messenger|skype|wechat|botim|linkedin)';

export const near = (most: number) => `[^\\n.!?؟]{0,${most}}`;
