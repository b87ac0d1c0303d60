import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { Prompt, PromptAnswer } from '../../../src/modules/matchmaking/contracts/prompts/prompts.ts';
import { aPrompt } from '../../../src/testing/records.ts';
import { anAdmin, expectOk } from '../../../src/testing/people.ts';
import type { Scenario } from '../../support/world.ts';

const offered = async (scenario: Scenario, name: string): Promise<Prompt[]> =>
  scenario.sees(name, '/api/profile/prompts');

When(
  '{word} answers {string} with {string}',
  async function (this: Scenario, name: string, question: string, text: string) {
    const prompt = (await offered(this, name)).find(({ question: { en } }) => en === question);
    const promptAnswers = [{ promptId: prompt?.promptId, text }];
    this.last = await this.person(name).browser.put('/api/profile', { promptAnswers });
  },
);

When('{word} says that she has no children', async function (this: Scenario, name: string) {
  await expectOk('Profile', this.person(name).browser.put('/api/profile', { hasChildren: false }));
});

Then(
  '{word} reads {string} below {string}',
  async function (this: Scenario, reader: string, text: string, question: string) {
    const { promptAnswers = [] } = await this.sees(reader, `/api/profiles/${this.person('Amina').profileId}`);
    const answers = (promptAnswers as PromptAnswer[]).map((answer) => [answer.question?.en, answer.text]);
    assert.deepEqual(answers, [[question, text]]);
  },
);

When('an operator adds the prompt {string}', async function (this: Scenario, question: string) {
  const form = aPrompt();
  const admin = await anAdmin(this.product);
  await expectOk('Prompt', admin.post('/api/admin/prompts', { ...form, question: { ...form.question, en: question } }));
});

When('an operator removes the prompt {string}', async function (this: Scenario, question: string) {
  const admin = await anAdmin(this.product);
  const { body } = await admin.get('/api/admin/prompts');
  const prompt = (body as { id: number; question: { en: string } }[]).find(({ question: { en } }) => en === question);
  await expectOk('Prompt', admin.delete(`/api/admin/prompts/${prompt?.id}`));
});

Then('the prompt {string} is not offered to {word}', async function (this: Scenario, question: string, name: string) {
  const questions = (await offered(this, name)).map(({ question: { en } }) => en);
  assert.equal(questions.includes(question), false);
  assert.notEqual(questions.length, 0);
});
