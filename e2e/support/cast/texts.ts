/** Texts in another script and direction than the page's, and one long word. */
export const IN_ARABIC = 'أرجو بيتًا تُذكر فيه الأخطاء برفق، ويُسمع فيه القرآن كل يوم، وأحب الحديقة والقراءة.';
export const IN_URDU = 'ٹھنڈے مزاج کا، اور گھر والوں سے محبت رکھنے والا۔';
export const ENDLESS = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** A text with all kinds of flags except contact details. */
export const FLAGGED =
  'Could you send me £200 for the ticket? I would pay it back. Let us meet alone, and please do not tell your father.';
