import path from 'node:path';
import ts from 'typescript';
import { filesIn, isTest, nodesOf } from '../source-tree.ts';

/**
 * Names in the server's code that the compiler knows nothing of: mostly rows of a query that nobody typed. What has no
 * type could be a sealed text, or another's id, and would pass for anything.
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

/** `any`, or a list of it. */
const isUntyped = (type: ts.Type, checker: ts.TypeChecker): boolean =>
  (type.flags & ts.TypeFlags.Any) !== 0 ||
  (checker.isArrayType(type) && isUntyped(checker.getTypeArguments(type as ts.TypeReference)[0]!, checker));

const lineOf = (ast: ts.SourceFile, node: ts.Node): number =>
  ast.getLineAndCharacterOfPosition(node.getStart(ast)).line + 1;
