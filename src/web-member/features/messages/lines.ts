import type { MessageView } from '#modules/messaging/contracts/messages.schema.ts';
import { formatDay } from '../../../web-shared/text/format.ts';

export interface Line<M extends MessageView = MessageView> {
  message: M;
  /** The day, if the message is the first of it. */
  day: string | undefined;
  /** True if the previous message has another writer, or the message starts a day. */
  opens: boolean;
  /** The state of this message and of those right above by the same writer, shown below the last one. */
  state: string | undefined;
}

/** Prepares the lines of a conversation: each day is named once, and a state only where it changes. */
export function linesOf<M extends MessageView>(messages: M[], stateOf: (message: M) => string): Line<M>[] {
  const lines = messages.map((message) => ({
    message,
    day: formatDay(message.createdAt),
    state: stateOf(message),
  }));
  return lines.map(({ message, day, state }, place) => {
    const before = lines[place - 1];
    const after = lines[place + 1];
    const newDay = before?.day !== day;
    const goesOn =
      after?.day === day &&
      after.state === state &&
      after.message.senderId === message.senderId &&
      after.message.declineReason === message.declineReason;
    return {
      message,
      day: newDay ? day : undefined,
      opens: newDay || before?.message.senderId !== message.senderId,
      state: goesOn ? undefined : state,
    };
  });
}
