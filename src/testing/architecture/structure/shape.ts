import path from 'node:path';
import ts from 'typescript';
import { finding, isTest, nodesOf, sourcesIn, type Source } from '../source-tree.ts';

const modules = (root: string, places: string): Source[] =>
  sourcesIn(root, `src/modules/*/${places}`).filter(({ path: file }) => !isTest(file));

/** Files of commands and queries that are not one class with one `execute` and the file's name. */
export function unshapely(root: string): string[] {
  return modules(root, '{commands,queries}/**/*.ts').flatMap((source) => {
    const classes = source.ast.statements.filter(ts.isClassDeclaration).filter(isExported);
    return classes.flatMap((one) => [
      ...(classes.length > 1 ? [finding(source, one, `is one of ${classes.length} classes`)] : []),
      ...(kebab(one.name?.text ?? '') === path.basename(source.path, '.ts')
        ? []
        : [finding(source, one, `${one.name?.text} is in a file of another name`)]),
      ...publicMembers(one)
        .filter((member) => member.name?.getText() !== 'execute')
        .map((member) => finding(source, member, `${one.name?.text} offers ${member.name?.getText()} besides execute`)),
    ]);
  });
}

/** Commands that import another command. Shared rules belong into the domain. */
export function commandsCallingCommands(root: string): string[] {
  const commands = new Set(
    modules(root, 'commands/**/*.ts')
      .filter(({ ast }) => ast.statements.some((one) => ts.isClassDeclaration(one) && isExported(one)))
      .map(({ path: file }) => file),
  );
  return modules(root, '{commands,domain}/**/*.ts').flatMap((source) =>
    source.ast.statements.filter(ts.isImportDeclaration).flatMap((one) => {
      const specifier = (one.moduleSpecifier as ts.StringLiteral).text;
      const target = path.posix.join(path.posix.dirname(source.path), specifier);
      return commands.has(target) ? [finding(source, one, `calls the command ${path.basename(target, '.ts')}`)] : [];
    }),
  );
}

/** SQL outside infra/, queries/ and projections/: `db('…')`, `tx.db('…')`, `db.raw('…')`. */
export function sqlOutOfPlace(root: string): string[] {
  return modules(root, '{*.ts,{commands,reactions,http,domain}/**/*.ts}').flatMap((source) =>
    nodesOf(source.ast)
      .filter(ts.isCallExpression)
      .filter(({ expression }) => namesDatabase(expression) || isRawOf(expression))
      .map((call) => finding(source, call, 'speaks to the database')),
  );
}

/** Routes that receive the database or the seals instead of queries and commands. */
export function routesWithDatabase(root: string): string[] {
  return modules(root, 'http/*.ts').flatMap((source) =>
    source.ast.statements
      .filter(ts.isImportDeclaration)
      .filter(({ moduleSpecifier }) =>
        /^knex$|\/(seals|unit-of-work)\.ts$/.test((moduleSpecifier as ts.StringLiteral).text),
      )
      .map((one) => finding(source, one, 'takes more than commands and queries')),
  );
}

/** Emails without a secret that a command sends instead of a reaction, and emails that bypass identity's notify. */
export function mailsOutOfPlace(root: string): string[] {
  const secret = new Set(
    modules(root, 'emails.ts').flatMap(({ ast }) =>
      nodesOf(ast)
        .filter(ts.isPropertyAssignment)
        .filter(({ initializer }) => /\bsecret: true\b/.test(initializer.getText()))
        .map(({ name }) => name.getText()),
    ),
  );
  const sentByCommands = modules(root, '{commands,domain,http,queries,infra}/**/*.ts').flatMap((source) =>
    nodesOf(source.ast)
      .filter(ts.isCallExpression)
      .filter(({ expression }) => lastName(expression) === 'notify')
      .filter((call) => !secret.has(lastName(call.arguments[2])))
      .map((call) =>
        finding(source, call, `sends ${call.arguments[2]?.getText() ?? 'an e-mail'}, which a reaction could`),
      ),
  );
  const bypassing = modules(root, '**/*.ts')
    .filter(({ path: file }) => file !== 'src/modules/identity/infra/notify.ts')
    .flatMap((source) =>
      nodesOf(source.ast)
        .filter(ts.isCallExpression)
        .filter(({ expression }) => /\bmailer\.send$/.test(expression.getText()))
        .map((call) => finding(source, call, 'sends past notify')),
    );
  return [...sentByCommands, ...bypassing];
}

/** Casts to a branded id. Ids are branded where a request is parsed; a cast could turn any id into another one. */
export function idsByCast(root: string): string[] {
  return sourcesIn(root, 'src/{app,modules,shared-kernel}/**/*.ts')
    .filter(({ path: file }) => !isTest(file))
    .flatMap((source) =>
      nodesOf(source.ast)
        .filter(ts.isAsExpression)
        .filter(({ type }) =>
          /^(User|Profile|Plan|Guardian|Invitation|Approval|Request|Match|Message|Event)Id\b/.test(type.getText()),
        )
        .map((cast) => finding(source, cast, `makes a ${cast.type.getText()} by a cast`)),
    );
}

const isExported = (one: ts.ClassDeclaration): boolean =>
  one.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

const publicMembers = (one: ts.ClassDeclaration): ts.ClassElement[] =>
  one.members.filter(
    (member) =>
      !ts.isConstructorDeclaration(member) &&
      !(ts.canHaveModifiers(member) && ts.getModifiers(member)?.some(({ kind }) => HIDDEN.has(kind))),
  );

const HIDDEN = new Set([ts.SyntaxKind.PrivateKeyword, ts.SyntaxKind.ProtectedKeyword]);

const kebab = (name: string): string => name.replace(/(?<!^)[A-Z]/g, (character) => `-${character}`).toLowerCase();

const lastName = (node: ts.Expression | undefined): string =>
  node === undefined ? '' : ts.isPropertyAccessExpression(node) ? node.name.text : node.getText();

/** Matches `db`, `tx.db` or `this.ports.db`, called with a table or a statement. */
const namesDatabase = (callee: ts.Expression): boolean => /(^|\.)(db|trx)$/.test(callee.getText());
const isRawOf = (callee: ts.Expression): boolean =>
  ts.isPropertyAccessExpression(callee) && ['raw', 'prepared'].includes(callee.name.text);
