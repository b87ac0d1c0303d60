import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { matchId } from '#kernel/contracts/ids.ts';
import * as contract from './private-question.ts';

const privateQuestion = z.object({ isDue: z.boolean() });
export type PrivateQuestionView = z.infer<typeof privateQuestion>;

export const showPrivateQuestion = endpoint(contract.showPrivateQuestion, {
  summary: 'Whether it is time for the private question of a ward, who alone learns of it',
  access: 'member',
  params: z.object({ id: matchId }),
  answer: privateQuestion,
});
export const answerPrivateQuestion = endpoint(contract.answerPrivateQuestion, {
  summary: 'Whether a ward wants this match, which nobody else learns. Replaces an answer',
  access: 'member',
  params: z.object({ id: matchId }),
  body: z.object({ answer: z.enum(contract.privateAnswers) }),
  status: 204,
});
