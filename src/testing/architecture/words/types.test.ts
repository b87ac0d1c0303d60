import { expect, test } from 'vitest';
import { plant } from '../planted-tree.ts';
import { projectRoot } from '../source-tree.ts';
import { bareTypes } from './types.ts';

test('the name of each exported type says what it is', () => {
  expect(bareTypes(projectRoot)).toEqual([]);
});

test.each([
  ['export interface Asked {}', 'Asked'],
  ['export type Given = string;', 'Given'],
  ['export class Kept {}', 'Kept'],
  ['export type Which = 1 | 2;', 'Which'],
  ['export interface Him {}', 'Him'],
  ['export type Of<T> = T;', 'Of'],
  ['export interface Use {}', 'Use'],
  ['export interface Deciding {}', 'Deciding'],
])('planted: %s', (text, name) => {
  const root = plant({ 'src/app/a.ts': text });
  expect(bareTypes(root)).toEqual([`src/app/a.ts:1 exports ${name}, which does not say what it is`]);
});

test('nouns, types of two words and unexported types are allowed', () => {
  const text = ['Place', 'Words', 'Setting', 'Feed', 'AskedProfile', 'SealedText']
    .map((name) => `export interface ${name} {}\n`)
    .join('');
  expect(bareTypes(plant({ 'src/app/a.ts': `${text}interface Told {}` }))).toEqual([]);
});
