import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { anAdmin, expectOk } from '../../../src/testing/people.ts';
import { anExampleProfile } from '../../../src/testing/records.ts';
import { addressIn, type Language } from '../../../src/shared-kernel/i18n/languages.ts';
import type { Scenario } from '../../support/world.ts';
import { isEmail } from '../../../src/testing/read-mail.ts';

// Guidance articles, example profiles and consultations.

interface Article {
  id: number;
  slug: string;
  title: string;
  revision: number;
  isPublished: boolean;
}
interface Library extends Scenario {
  article: Article;
  results: string[];
  consultationId: string;
  /** Ages of the scenario's examples, by id. */
  examples: Map<number, number>;
  pages: { id: number }[];
}

const PATH = '/api/admin/articles';
const TEXT = 'Written for a scenario.';

async function write(scenario: Library, title: string, more: object): Promise<void> {
  const admin = await anAdmin(scenario.product);
  const article = { title, content: TEXT, category: 'marriage', ...more };
  scenario.article = (await expectOk('Article', admin.post(PATH, article))).body;
}
async function change(scenario: Library, changes: object): Promise<void> {
  const admin = await anAdmin(scenario.product);
  await expectOk('Change', admin.put(`${PATH}/${scenario.article.id}`, changes));
}
const profile = async ({ product, article }: Library) => {
  const { body } = await product.visitor().get('/api/guidance');
  return (body as { id: number; excerpt: string }[]).find(({ id }) => id === article.id);
};

Given('an admin has written the article {string} as a draft', function (this: Library, title: string) {
  return write(this, title, { isPublished: false });
});

Given('an admin has published the article {string}', function (this: Library, title: string) {
  return write(this, title, {});
});

Given(
  'an admin has published the article {string} with the words {string}',
  function (this: Library, title: string, content: string) {
    return write(this, title, { content });
  },
);

const inArabic = async (scenario: Library, title: string) => {
  const admin = await anAdmin(scenario.product);
  const translation = { title, content: title, category: 'marriage', language: 'ar' };
  return admin.post(PATH, { ...translation, translationOf: scenario.article.id });
};

Given('an admin has published it in Arabic as {string}', async function (this: Library, title: string) {
  await expectOk('Translation', inArabic(this, title));
});

When('an admin writes it in Arabic as {string}', async function (this: Library, title: string) {
  this.last = await inArabic(this, title);
});

Then(/^the attempt is refused for its (original|language)$/, function (this: Library, reason: string) {
  assert.equal(this.last.status, 400);
  assert.deepEqual(Object.keys(this.last.body.fields), [reason === 'original' ? 'translationOf' : 'language']);
});

const titlesIn = async ({ product }: Library, language: Language, q = ''): Promise<string[]> => {
  const pages = new URLSearchParams({ q });
  const { body } = await product.visitor().get(addressIn(language, `/api/guidance?${pages}`));
  return body.map(({ title }: Article) => title);
};

Then(
  'an Arabic reader finds {string} in place of {string}',
  async function (this: Library, translation: string, original: string) {
    const profile = await titlesIn(this, 'ar');
    assert.deepEqual([profile.includes(translation), profile.includes(original)], [true, false]);
  },
);

Then('an Urdu reader finds {string}, and no translation', async function (this: Library, original: string) {
  const profile = await titlesIn(this, 'ur');
  assert.equal(profile.filter((title) => title === original).length, 1);
  assert.ok(!profile.some((title) => title === 'الصبر والشكر'));
});

Then(
  'its address leads an Arabic reader to {string}, and everybody else to {string}',
  async function (this: Library, translation: string, original: string) {
    const { slug } = this.article;
    const read = async (language: Language) =>
      (await this.product.visitor().get(addressIn(language, `/api/guidance/${slug}`))).body.title;
    assert.deepEqual([await read('ar'), await read('ur'), await read('en')], [translation, original, original]);
  },
);

Then(
  'its address leads an Arabic reader to {string}, and nobody else anywhere',
  async function (this: Library, translation: string) {
    const read = (language: Language) =>
      this.product.visitor().get(addressIn(language, `/api/guidance/${this.article.slug}`));
    assert.equal((await read('ar')).body.title, translation);
    assert.deepEqual([(await read('ur')).status, (await read('en')).status], [404, 404]);
  },
);

When('an admin withdraws the original', function (this: Library) {
  return change(this, { isPublished: false });
});

When('an Arabic reader searches the guidance for {string}', async function (this: Library, words: string) {
  this.results = await titlesIn(this, 'ar', words);
});

Given('an admin has it open', async function (this: Library) {
  const admin = await anAdmin(this.product);
  this.article = (await expectOk('Article', admin.get(`${PATH}/${this.article.id}`))).body;
});

When('an admin publishes it', function (this: Library) {
  return change(this, { isPublished: true });
});

When(/^(?:an admin|a colleague) calls it "([^"]*)"$/, function (this: Library, title: string) {
  return change(this, { title });
});

When('he saves another text', async function (this: Library) {
  const admin = await anAdmin(this.product);
  this.last = await admin.put(`${PATH}/${this.article.id}`, { ...this.article, content: 'Other words.' });
});

Then('nobody finds it in the guidance', async function (this: Library) {
  assert.equal(await profile(this), undefined);
});

Then('everybody finds it in the guidance', async function (this: Library) {
  assert.ok(await profile(this));
});

Then('everybody reads of it {string}', async function (this: Library, excerpt: string) {
  assert.equal((await profile(this))?.excerpt, excerpt);
});

Then('the list of the guidance holds no texts', async function (this: Library) {
  const { body } = await this.product.visitor().get('/api/guidance');
  assert.ok(body.length > 0 && body.every((one: Article) => !('content' in one)), 'A list sends whole texts');
});

Then('everybody reads the whole of it at its address', async function (this: Library) {
  const { body } = await this.product.visitor().get(`/api/guidance/${this.article.slug}`);
  assert.deepEqual(body.text, [{ kind: 'paragraph', lines: [[{ text: 'Kindness is in nothing but it adorns it.' }]] }]);
});

Then('nobody reads it at its address', async function (this: Library) {
  const { status } = await this.product.visitor().get(`/api/guidance/${this.article.slug}`);
  assert.equal(status, 404);
});

When('somebody searches the guidance for {string}', async function (this: Library, words: string) {
  const { body } = await this.product.visitor().get(`/api/guidance?q=${encodeURIComponent(words)}`);
  this.results = body.map(({ title }: Article) => title);
});

Then('he finds {string}', function (this: Library, title: string) {
  assert.ok(this.results.includes(title));
});

Then('he finds {string} before {string}', function (this: Library, first: string, second: string) {
  assert.deepEqual(
    this.results.filter((title) => title === first || title === second),
    [first, second],
  );
});

Then('it is found at {string}', async function (this: Library, slug: string) {
  const admin = await anAdmin(this.product);
  assert.equal((await admin.get(`${PATH}/${this.article.id}`)).body.slug, slug);
});

Then('he is told that its title has changed', function (this: Library) {
  assert.deepEqual(Object.keys(this.last.body.fields), ['title']);
});

Given('{word} asks for a talk about {string}', async function (this: Library, name: string, topic: string) {
  const pages = { topic, message: 'How do I tell them?' };
  const { body } = await expectOk('Asking', this.person(name).browser.post('/api/consultations', pages));
  this.consultationId = body.id;
});

When(/^(?:an|another) admin answers him "([^"]*)"$/, async function (this: Library, answer: string) {
  const admin = await anAdmin(this.product);
  this.last = await admin.post(`/api/admin/consultations/${this.consultationId}/answer`, { answer });
});

Then('{word} reads the answer to it {string}', async function (this: Library, name: string, answer: string) {
  const [talk] = await this.sees(name, '/api/consultations');
  assert.equal(talk.answer, answer);
});

Then('{word} sees no request for a talk', async function (this: Library, name: string) {
  assert.deepEqual(await this.sees(name, '/api/consultations'), []);
});

Then('the e-mail to {word} announces the answer without its words', async function (this: Library, name: string) {
  const mails = await this.product.mailTo(this.person(name).email);
  const [mail] = mails.filter((mail) => isEmail(mail, 'consultationAnswer'));
  assert.ok(mail && !/Tuesday|children/.test(JSON.stringify(mail)), 'The e-mail is missing, or tells too much');
});

Given(
  /^an example of a (brother|sister) of (\d+) from ([\w ]+), (divorced|widowed)$/,
  async function (this: Library, who: string, age: string, location: string, currentMaritalStatus: string) {
    const admin = await anAdmin(this.product);
    const gender = who === 'brother' ? 'male' : 'female';
    const example = { ...anExampleProfile(), gender, age: Number(age), location, currentMaritalStatus };
    const { body } = await expectOk('Example', admin.post('/api/admin/example-profiles', example));
    this.examples = new Map([...(this.examples ?? []), [body.id, Number(age)]]);
  },
);

/** The query parameter of each filter. */
const FILTERS = {
  gender: /gender (\w+)/,
  ageMin: /an age from (\d+)/,
  ageMax: /an age up to (\d+)/,
  location: /the place "([^"]*)"/,
  maritalStatus: /the marital status (\w+)/,
};

When(/^a visitor asks for examples with (.+)$/, async function (this: Library, filters: string) {
  const query = Object.entries(FILTERS).map(([name, said]): [string, string] => [name, said.exec(filters)?.[1] ?? '']);
  const address = `/api/example-profiles?${new URLSearchParams(query).toString()}`;
  this.pages = (await expectOk('Examples', this.product.visitor().get(address))).body;
});

Then(/^they are those of ((?:\d+(?:, )?)+|nobody)$/, function (this: Library, ages: string) {
  const profile = this.pages.flatMap(({ id }) => this.examples.get(id) ?? []);
  assert.deepEqual(profile, ages === 'nobody' ? [] : ages.split(', ').map(Number));
});
