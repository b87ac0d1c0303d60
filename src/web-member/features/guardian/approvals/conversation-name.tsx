import { useText } from '../../../lib/text/use-text.ts';
import type { OfConversation } from './by-conversation.ts';

/** The name of a conversation: 'Amina and profile #12' for a guardian, 'Profile #12' for his ward. */
export function ConversationName({
  wardFirstName: ward,
  other: id,
  reader,
}: OfConversation & { reader: 'ward' | 'guardian' }) {
  const { t } = useText('guardianship');
  if (id === null) return t(`conversation.${reader}.left`, { ward });
  return t(`conversation.${reader}.name`, { ward, id });
}
