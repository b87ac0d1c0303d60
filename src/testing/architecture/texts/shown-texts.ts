import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { filesIn, finding, isTest, nodesOf, sourcesIn } from '../source-tree.ts';

/** Attributes whose value people see or hear. */
const READ_ALOUD =
  /^(title|alt|label|placeholder|heading|caption|hint|description|summary|message|text|aria-(label|description|valuetext|roledescription|placeholder))$/;

/** Words in a component that belong in the catalogue. */
export function wordsInComponents(root: string): string[] {
  return sourcesIn(root, 'src/**/*.tsx')
    .filter(({ path: file }) => !isTest(file))
    .flatMap((source) =>
      nodesOf(source.ast)
        .flatMap((node) => shownBy(node).map((text) => ({ node, text: text.trim() })))
        .filter(({ text }) => hasWords(text))
        .map(({ node, text }) => finding(source, node, `shows '${text}': texts belong in the catalogue`)),
    );
}

/** Words in a Handlebars template that belong in the catalogue. */
export function wordsInTemplates(root: string): string[] {
  return filesIn(root, 'src/**/*.hbs').flatMap((file) => {
    const shown = readFileSync(path.join(root, file), 'utf8')
      .replaceAll(/\{\{!--[^]*?--\}\}|\{\{[^]*?\}\}|<!--[^]*?-->|<style[^]*?<\/style>/g, ' ')
      .replaceAll(/<[^>]*>|&\w+;/g, '\n');
    return shown
      .split('\n')
      .map((text) => text.trim())
      .filter(hasWords)
      .map((text) => `${file} shows '${text}': texts belong in the catalogue`);
  });
}

const hasWords = (text: string): boolean => /\p{L}/u.test(text);

function shownBy(node: ts.Node): string[] {
  if (ts.isJsxText(node)) return [node.text];
  if (ts.isJsxAttribute(node)) {
    return READ_ALOUD.test(node.name.getText()) && node.initializer ? stringsOf(node.initializer) : [];
  }
  const isChild = ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent));
  return isChild ? stringsOf(node) : [];
}

/** The literal texts among the values of an expression. */
function stringsOf(node: ts.Node | undefined): string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(stringsOf);
  if (ts.isBinaryExpression(node)) return operandsOf(node).flatMap(stringsOf);
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node) || ts.isAsExpression(node))
    return stringsOf(node.expression);
  return [];
}

function operandsOf({ left, right, operatorToken: { kind } }: ts.BinaryExpression): ts.Node[] {
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return [right];
  const either = [ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.PlusToken];
  return either.includes(kind) ? [left, right] : [];
}
