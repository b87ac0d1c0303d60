import path from 'node:path';
import ts from 'typescript';
import { finding, isTest, nodesOf, sourcesIn, type Source } from '../source-tree.ts';

const modules = (root: string, places: string): Source[] =>
  sourcesIn(root, `src/modules/*/${places}`).filter(({ path: file }) => !isTest(file));

/** Layers of a module; its other folders are those of its aggregates. */
const LAYERS = 'commands,composition,contracts,domain,http,infra,projections,queries,reactions,reference,testing';
const AGGREGATES = `!(${LAYERS.replaceAll(',', '|')})/**/*.ts`;

/** Files of commands and queries that are not one class with one `execute` and the file's name, and types for it. */
export function unshapely(root: string): string[] {
  return modules(root, '{commands,queries}/**/*.ts').flatMap((source) => {
    const exported = source.ast.statements.filter(isExported);
    const classes = exported.filter(ts.isClassDeclaration);
    const others = exported.filter((one) => !ts.isClassDeclaration(one) && !isType(one));
    if (classes.length === 0) return [`${source.path} holds no use case`];
    return classes.flatMap((one) => [
      ...others.map((other) => finding(source, other, 'exports more than a use case')),
      ...(classes.length > 1 ? [finding(source, one, `is one of ${classes.length} classes`)] : []),
      ...(isUseCase(one) ? [] : [finding(source, one, `${one.name?.text} is no use case`)]),
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
  return modules(root, `{{commands,domain}/**/*.ts,${AGGREGATES}}`).flatMap((source) =>
    source.ast.statements.filter(ts.isImportDeclaration).flatMap((one) => {
      const specifier = (one.moduleSpecifier as ts.StringLiteral).text;
      const target = path.posix.join(path.posix.dirname(source.path), specifier);
      return commands.has(target) ? [finding(source, one, `calls the command ${path.basename(target, '.ts')}`)] : [];
    }),
  );
}

/** Files of a domain that open transactions; a service that needs one is in the folder of its aggregate. */
export function transactionsInDomain(root: string): string[] {
  return modules(root, 'domain/**/*.ts').flatMap((source) =>
    nodesOf(source.ast)
      .filter((node) => ts.isIdentifier(node) && ['UnitOfWork', 'uow', 'transaction'].includes(node.text))
      .slice(0, 1)
      .map((node) => finding(source, node, 'opens transactions')),
  );
}

/** SQL outside infra/, queries/, projections/ and the folders of aggregates: `db('…')`, `tx.db('…')`, `db.raw('…')`. */
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
  const sentByCommands = modules(root, `{{commands,domain,http,queries,infra}/**/*.ts,${AGGREGATES}}`).flatMap(
    (source) =>
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

const isExported = (one: ts.Statement): boolean =>
  ts.isExportDeclaration(one) ||
  (ts.canHaveModifiers(one) &&
    (ts.getModifiers(one)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false));

const isType = (one: ts.Statement): boolean => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one);

/** Has an `execute` of its own or from the console's base classes, and its ports, if any, from the base class. */
const isUseCase = (one: ts.ClassDeclaration): boolean => {
  const base = one.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)?.types[0];
  return (
    !one.members.some(({ name }) => name?.getText() === 'ports') &&
    (/^(Admin|Case|Guardian)(Command|List)$/.test(base?.expression.getText() ?? '') ||
      one.members.some(({ name }) => name?.getText() === 'execute'))
  );
};

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
