import ts from 'typescript';

export type Schema = Record<string, unknown>;

export interface Schemas {
  roots: Record<string, Schema>;
  definitions: Record<string, Schema>;
}

/**
 * JSON Schemas of the types that a TypeScript file exports, closed, so that unknown fields and values are detected.
 * Requests, whose types begin with a capital, need what Stripe requires; responses need what the `readers` read.
 */
export function schemasOf(file: string, readers: string[]): Schemas {
  const program = ts.createProgram([file, ...readers], {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    types: ['node'],
  });
  const checker = program.getTypeChecker();
  const reads = readsOf(program, readers);
  const requests = new Reader('request', checker, () => true);
  const responses = new Reader('response', checker, ({ declarations = [] }) =>
    declarations.some((one) => reads.has(one)),
  );
  const roots: Record<string, Schema> = {};
  ts.forEachChild(program.getSourceFile(file)!, (node) => {
    if (!ts.isTypeAliasDeclaration(node)) return;
    const { text } = node.name;
    roots[text] = (/^[A-Z]/.test(text) ? requests : responses).read(node);
  });
  return { roots, definitions: { ...requests.definitions, ...responses.definitions } };
}

/** Returns the declarations of all properties that the files read. */
function readsOf(program: ts.Program, files: string[]): Set<ts.Declaration> {
  const checker = program.getTypeChecker();
  const read = new Set<ts.Declaration>();
  const add = (property: ts.Symbol | undefined): void => {
    for (const declaration of property?.declarations ?? []) read.add(declaration);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) add(checker.getSymbolAtLocation(node.name));
    else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent))
      add(checker.getTypeAtLocation(node.parent).getProperty((node.propertyName ?? node.name).getText()));
    ts.forEachChild(node, visit);
  };
  for (const file of files) visit(program.getSourceFile(file)!);
  return read;
}

/** Functions are omitted, and decimals are text. */
class Reader {
  readonly definitions: Record<string, Schema> = {};
  private readonly ids = new Map<ts.Type, string>();
  private readonly checker: ts.TypeChecker;
  private readonly name: string;
  private readonly isNeeded: (property: ts.Symbol) => boolean;

  constructor(name: string, checker: ts.TypeChecker, isNeeded: (property: ts.Symbol) => boolean) {
    this.name = name;
    this.checker = checker;
    this.isNeeded = isNeeded;
  }

  read = (node: ts.Node): Schema => this.schemaOf(this.checker.getTypeAtLocation(node));

  private schemaOf(type: ts.Type): Schema {
    const { flags } = type;
    if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {};
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (flags & ts.TypeFlags.BooleanLiteral) return { const: this.checker.typeToString(type) === 'true' };
    if (flags & ts.TypeFlags.String) return { type: 'string' };
    if (flags & ts.TypeFlags.Number) return { type: 'number' };
    if (flags & ts.TypeFlags.Boolean) return { type: 'boolean' };
    if (flags & ts.TypeFlags.Null) return { type: 'null' };
    if (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return { not: {} };
    if (type.isUnion()) return this.unionOf(type);
    if (isDecimal(type) || type.symbol?.name === 'Date') return { type: 'string' };
    // A union with any other string: unknown values are not accepted here.
    if (type.isIntersection() && type.types.some((part) => part.flags & ts.TypeFlags.String)) return { not: {} };
    if (this.checker.isArrayType(type))
      return { type: 'array', items: this.schemaOf(this.checker.getTypeArguments(type as ts.TypeReference)[0]!) };
    if (type.getCallSignatures().length > 0) return { not: {} };
    return this.objectOf(type);
  }

  private unionOf(type: ts.UnionType): Schema {
    const parts = type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
    const words = parts.filter((part) => part.isStringLiteral());
    // Boolean is a union of two types in TypeScript, and one type in the schema.
    const truths = parts.filter(({ flags }) => flags & ts.TypeFlags.BooleanLiteral);
    const others = parts.filter((part) => !part.isStringLiteral() && !(truths.length === 2 && truths.includes(part)));
    const rest = [...(truths.length === 2 ? [{ type: 'boolean' }] : []), ...others.map((part) => this.schemaOf(part))];
    const any = words.length > 0 ? [{ enum: words.map(({ value }) => value) }, ...rest] : rest;
    return any.length === 1 ? any[0]! : { anyOf: any };
  }

  private objectOf(type: ts.Type): Schema {
    const known = this.ids.get(type);
    if (known) return { $ref: `#/definitions/${known}` };
    const id = `${this.name}-${this.ids.size}`;
    this.ids.set(type, id);
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    this.definitions[id] = { type: 'object', properties, required };
    for (const property of this.checker.getPropertiesOfType(type)) {
      const its = this.checker.getTypeOfSymbol(property);
      if (property.name === 'lastResponse' || its.getCallSignatures().length > 0) continue;
      properties[property.name] = this.schemaOf(its);
      if (this.isNeeded(property) && !(property.flags & ts.SymbolFlags.Optional)) required.push(property.name);
    }
    const others = this.checker.getIndexTypeOfType(type, ts.IndexKind.String);
    this.definitions[id]!['additionalProperties'] = others ? this.schemaOf(others) : false;
    return { $ref: `#/definitions/${id}` };
  }
}

const isDecimal = (type: ts.Type): boolean =>
  [type.aliasSymbol?.name, type.symbol?.name].some((name) => name === 'Decimal' || name === 'DecimalImpl') ||
  (type.isIntersection() && type.types.some(({ symbol }) => symbol?.name === 'DecimalImpl'));
