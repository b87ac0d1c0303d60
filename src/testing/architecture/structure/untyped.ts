import path from 'node:path';
import ts from 'typescript';
import { filesIn, isTest, nodesOf } from '../source-tree.ts';

/**
 * Names in server code with the type `any`, mostly rows of an untyped query. An untyped value could be a sealed text or
 * another id, and the compiler would not object.
 */
export function untypedNames(root: string, places = 'src/{app,cli,modules,shared-kernel}/**/*.ts'): string[] {
  const files = filesIn(root, places).filter((file) => !isTest(file));
  const config = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file)).config as object;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(
    files.map((file) => path.join(root, file)),
    { ...options, noEmit: true },
  );
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const ast = program.getSourceFile(path.join(root, file))!;
    return nodesOf(ast)
      .filter(isNamed)
      .filter(
        ({ name }) => ts.isIdentifier(name) && name.text !== '_' && isUntyped(checker.getTypeAtLocation(name), checker),
      )
      .map(({ name }) => `${file}:${lineOf(ast, name)} knows nothing of ${name.getText(ast)}`);
  });
}

const isNamed = (node: ts.Node): node is ts.VariableDeclaration | ts.BindingElement | ts.ParameterDeclaration =>
  ts.isVariableDeclaration(node) || ts.isBindingElement(node) || ts.isParameter(node);

/** Returns whether the type is `any`, or a list of it. */
const isUntyped = (type: ts.Type, checker: ts.TypeChecker): boolean =>
  (type.flags & ts.TypeFlags.Any) !== 0 ||
  (checker.isArrayType(type) && isUntyped(checker.getTypeArguments(type as ts.TypeReference)[0]!, checker));

const lineOf = (ast: ts.SourceFile, node: ts.Node): number =>
  ast.getLineAndCharacterOfPosition(node.getStart(ast)).line + 1;
