import ts from 'typescript';
import { DEFAULT_NAMESPACE, firstString, optionOf, translatorFor, translatorsOf } from './translators.ts';
import { finding, nodesOf, type Source } from '../source-tree.ts';

/** A used text of the catalogue. `key` is a pattern if a part of it is computed. */
export interface UsedText {
  namespace: string;
  key: string | RegExp;
  /** True if the value is a list or a branch of texts (`returnObjects`). */
  branch: boolean;
  where: string;
}

/** All texts that a file requests by `t(…)`, `i18n.t(…)` or `<Trans i18nKey>` with a literal or partly literal key. */
export function usedTexts(source: Source): UsedText[] {
  const nodes = nodesOf(source.ast);
  const translators = nodes.flatMap(translatorsOf);
  return nodes.flatMap((node) => {
    const usage = fromCall(node) ?? fromTrans(node);
    if (!usage) return [];
    const translator = translatorFor(usage.by, node, translators);
    return keysOf(usage.key).map(({ namespace, key }) => ({
      namespace: namespace ?? usage.namespace ?? translator?.namespace ?? DEFAULT_NAMESPACE,
      key: namespace ? key : prefixed(key, translator?.prefix),
      branch: usage.branch,
      where: finding(source, node, ''),
    }));
  });
}

interface Usage {
  key: ts.Expression;
  /** Name of the called function. */
  by: string;
  namespace: string | undefined;
  branch: boolean;
}

/** Matches `t('title')`, and `tBrowse('title')` in a component with several namespaces. */
function fromCall(node: ts.Node): Usage | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const by = ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : node.expression.getText();
  const [key, options] = node.arguments;
  if (!key || !/^t([A-Z]\w*)?$/.test(by)) return undefined;
  return { key, by, namespace: optionOf(options, 'ns'), branch: optionOf(options, 'returnObjects') === 'true' };
}

/** Matches `<Trans i18nKey="title" t={t} />`. */
function fromTrans(node: ts.Node): Usage | undefined {
  if (!ts.isJsxSelfClosingElement(node) && !ts.isJsxOpeningElement(node)) return undefined;
  const key = attributeOf(node, 'i18nKey');
  if (!key || node.tagName.getText() !== 'Trans') return undefined;
  const by = attributeOf(node, 't')?.getText() ?? 't';
  return { key, by, namespace: firstString(attributeOf(node, 'ns')), branch: false };
}

function attributeOf(node: ts.JsxOpeningLikeElement, name: string): ts.Expression | undefined {
  const attribute = node.attributes.properties.filter(ts.isJsxAttribute).find((one) => one.name.getText() === name);
  const value = attribute?.initializer;
  return value && ts.isJsxExpression(value) ? value.expression : value;
}

/** Matches `browse:title`, and `title` alone. */
const NAMESPACED = /^(?:([\w-]+):)?(.*)$/s;

function keysOf(node: ts.Expression): { namespace: string | undefined; key: string | RegExp }[] {
  if (ts.isStringLiteralLike(node)) {
    const [, namespace, key = ''] = NAMESPACED.exec(node.text)!;
    return [{ namespace, key }];
  }
  if (ts.isTemplateExpression(node)) {
    const [start = '', ...rest] = partsOf(node);
    const [, namespace, head = ''] = NAMESPACED.exec(start)!;
    const parts = [head, ...rest];
    // The compiler checks an entirely computed key by its type.
    return parts.every((part) => part === '') ? [] : [{ namespace, key: patternOf(parts) }];
  }
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(keysOf);
  if (ts.isArrayLiteralExpression(node)) return [...node.elements].flatMap(keysOf);
  return ts.isAsExpression(node) || ts.isParenthesizedExpression(node) ? keysOf(node.expression) : [];
}

/** The fixed parts of a template, in their order. */
export const partsOf = (node: ts.TemplateExpression): string[] => [
  node.head.text,
  ...node.templateSpans.map((span) => span.literal.text),
];

/** Matches the keys that a template with these fixed parts can produce. */
export const patternOf = (parts: string[]): RegExp =>
  new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('.+')}$`);

function prefixed(key: string | RegExp, prefix = ''): string | RegExp {
  if (!prefix) return key;
  return typeof key === 'string' ? `${prefix}.${key}` : new RegExp(`^${prefix}\\.${key.source.slice(1)}`);
}
