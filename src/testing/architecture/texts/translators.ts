import ts from 'typescript';
import { nodesOf } from '../source-tree.ts';

export const DEFAULT_NAMESPACE = 'common';

/** A `t` function: its name, its scope in the file, and the texts that it translates. */
export interface Translator {
  name: string;
  scope: ts.Node;
  namespace: string;
  prefix: string;
}

/** The `t` functions that this node declares. */
export const translatorsOf = (node: ts.Node): Translator[] => [...fromHook(node), ...fromParameter(node)];

/** Finds the function that a call refers to, the innermost of its name. */
export function translatorFor(name: string, call: ts.Node, known: Translator[]): Translator | undefined {
  return known
    .filter((translator) => translator.name === name)
    .filter(({ scope }) => scope.pos <= call.pos && call.end <= scope.end)
    .toSorted((a, b) => b.scope.pos - a.scope.pos)[0];
}

/** The hooks of the console and of the member app. */
const HOOKS = new Set(['useTranslation', 'useText']);

/** Matches `const { t } = useTranslation('browse', { keyPrefix: 'filters' })`. */
function fromHook(node: ts.Node): Translator[] {
  if (!ts.isVariableDeclaration(node) || !ts.isObjectBindingPattern(node.name)) return [];
  const call = node.initializer;
  if (!call || !ts.isCallExpression(call) || !HOOKS.has(call.expression.getText())) return [];
  const [namespaces, options] = call.arguments;
  const namespace = firstString(namespaces) ?? DEFAULT_NAMESPACE;
  const prefix = optionOf(options, 'keyPrefix') ?? '';
  return node.name.elements
    .filter((element) => (element.propertyName ?? element.name).getText() === 't')
    .map((element) => ({ name: element.name.getText(), scope: blockAround(node), namespace, prefix }));
}

/** Matches `(t: TFunction<'browse'>) => …`. */
function fromParameter(node: ts.Node): Translator[] {
  if (!ts.isParameter(node) || !node.type || !ts.isTypeReferenceNode(node.type)) return [];
  if (node.type.typeName.getText() !== 'TFunction') return [];
  const namespace = firstString(node.type.typeArguments?.[0]) ?? DEFAULT_NAMESPACE;
  return [{ name: node.name.getText(), scope: node.parent, namespace, prefix: '' }];
}

function blockAround(node: ts.Node): ts.Node {
  let scope = node.parent;
  while (!ts.isBlock(scope) && !ts.isSourceFile(scope)) scope = scope.parent;
  return scope;
}

/** i18next reads the first of several namespaces unless the key names another one. */
export function firstString(node: ts.Node | undefined): string | undefined {
  return node && nodesOf(node).find(ts.isStringLiteralLike)?.text;
}

export function optionOf(node: ts.Node | undefined, name: string): string | undefined {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.filter(ts.isPropertyAssignment).find((option) => option.name.getText() === name);
  return property && (firstString(property.initializer) ?? property.initializer.getText());
}
