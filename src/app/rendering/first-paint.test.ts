import { expect, test } from 'vitest';
import { dividedByLayer } from './first-paint.ts';

test('a layer is split from the other styles, wherever it is', () => {
  const css =
    '@layer ui{.btn{color:red}}@layer members{.nav{color:green}@media print{.nav{display:none}}}' +
    `@layer features{.card:before{content:"}"}}@layer members{.brace{background:url("data:,{")}}`;
  expect(dividedByLayer(css, 'members')).toEqual([
    '@layer ui{.btn{color:red}}@layer features{.card:before{content:"}"}}',
    '@layer members{.nav{color:green}@media print{.nav{display:none}}}@layer members{.brace{background:url("data:,{")}}',
  ]);
  expect(dividedByLayer('p{}', 'members')).toEqual(['p{}', '']);
});
