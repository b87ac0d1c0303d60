import type { MessageView } from '#modules/messaging/contracts/messages.ts';
import { formatDay } from '../../lib/text/format.ts';

/** A message as a line of the conversation: what stands before it, and below it. */
export interface Line<M extends MessageView = MessageView> {
  message: M;
  /** The day that begins with it. */
  day: string | undefined;
  /** Whether somebody else wrote before, or it begins a day. */
  opens: boolean;
  /** What became of it, and of those right above it by the same writer; told below the last of them. */
  state: string | undefined;
}

/** The lines of a conversation: a day is named once, and a state only where it changes. */
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
