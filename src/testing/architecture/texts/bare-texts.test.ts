import { expect, test } from 'vitest';
import { bareTexts } from './bare-texts.ts';
import { plant } from '../planted-tree.ts';
import { projectRoot } from '../source-tree.ts';

// The member app's configuration includes web-shared.
test.each(['src/web-member', 'src/web-admin'])('each text of %s has an element of its own', (app) => {
  expect(bareTexts(projectRoot, app)).toEqual([]);
});

test('planted texts with siblings are reported, each kind of them', () => {
  const root = plant({
    'app/tsconfig.json':
      '{ "compilerOptions": { "strict": true, "jsx": "preserve", "module": "esnext" }, "include": ["."] }',
    'app/page.tsx': [
      'declare global { namespace JSX { interface Element { e: 1 } interface IntrinsicElements { [name: string]: object } } }',
      'type Node = JSX.Element | string | number | null | undefined;',
      'declare const part: JSX.Element; declare const node: Node; declare const name: string; declare const count: number;',
      'export const words = <p>Words <b>and more</b></p>;',
      'export const value = <p>{name}<b>and more</b></p>;',
      'export const number = <p>{count}<b>and more</b></p>;',
      'export const condition = <p>{count > 1 && name} {part}</p>;',
      'export const choice = <p>{count > 1 ? name : part} {part}</p>;',
      'export const slot = <p>{node}{part}</p>;',
      'export const fragment = <>{name}{part}</>;',
      'export const alone = <p>{name}</p>;',
      'export const own = <p><span>{name}</span> {name && <b>{name}</b>} {part}</p>;',
    ].join('\n'),
  });
  expect(bareTexts(root, 'app')).toEqual([
    'app/page.tsx:4 Words',
    'app/page.tsx:5 {name}',
    'app/page.tsx:6 {count}',
    'app/page.tsx:7 {count > 1 && name}',
    'app/page.tsx:8 {count > 1 ? name : part}',
    'app/page.tsx:9 {node}',
    'app/page.tsx:10 {name}',
  ]);
});
