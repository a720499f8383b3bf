import { dirname, join } from 'node:path/posix'
import ts from 'typescript'

/** Texts of source files by their paths. */
export type Sources = ReadonlyMap<string, string>

/** A module as `createModules` composes it. */
type Composed = {
  name: string
  /** The file of its factory. */
  file: string
  /** What it is given, by the name that it has there: the module that is named, and whether it is exactly its `api`. */
  given: Map<string, { providers: string[]; isApi: boolean }>
  problems: string[]
}

/** What a module declares of another: the members that it calls, or null where that is not a list of members. */
type Declared = Map<string, string[] | null>

type Factory = {
  body: ts.Node
  /** The name of the second parameter; null without one. */
  dependencies: string | null
  declared: Declared | null
  api: string[]
}

/**
 * What is wrong with the composition in `entry`, the file of `createModules`, a sentence each: cycles, dependencies that
 * are not given as `{ name: name.api }`, those that a module does not declare in its own file or declares and never reads,
 * and members of an `api` that nobody uses. Only the text of the sources is read.
 */
export function compositionProblems(sources: Sources, entry: string): string[] {
  const composed = readComposition(sources, entry)
  const factories = new Map(composed.map(({ name, file }) => [name, readFactory(sources, file)]))
  const usedOf = new Map<string, Set<string>>()
  const addUse = (name: string, member: string) => usedOf.set(name, (usedOf.get(name) ?? new Set()).add(member))

  for (const { declared } of factories.values())
    for (const [name, members] of declared ?? []) for (const member of members ?? []) addUse(name, member)
  for (const { name, member } of apiReads(parse(sources, entry))) addUse(name, member)

  return [
    ...cycles(composed),
    ...composed.flatMap((module) => [
      ...module.problems,
      ...dependencyProblems(sources, module, factories.get(module.name)!),
      ...factories
        .get(module.name)!
        .api.filter((member) => !usedOf.get(module.name)?.has(member))
        .map((member) => `${module.name} offers ${member}, which no module declares`),
    ]),
  ]
}

function dependencyProblems(sources: Sources, { name, file, given }: Composed, factory: Factory): string[] {
  const { declared, dependencies } = factory
  if (dependencies === null) return given.size > 0 ? [`${name} is given dependencies and takes none`] : []
  if (!declared) return [`${name} does not declare the type of its dependencies in ${file}`]
  const { members, whole, isSpread } = readsOf(factory.body, dependencies)
  const inFolder = () => namesReadBelow(sources, dirname(file))
  return [
    ...(isSpread ? [`${name} passes all of its dependencies on at once`] : []),
    ...[...given.keys()]
      .filter((key) => !declared.has(key))
      .map((key) => `${name} is given ${key} and does not declare it`),
    ...[...declared].flatMap(([key, wanted]) => {
      if (!given.has(key)) return [`${name} declares ${key} and is not given it`]
      if (!members.has(key) && !whole.has(key)) return [`${name} declares ${key} and never reads it`]
      if (!wanted) return [`${name} does not list which members of ${key} it calls`]
      const read = whole.has(key) ? inFolder() : members.get(key)!
      return wanted
        .filter((member) => !read.has(member) && !members.get(key)?.has(member))
        .map((member) => `${name} declares ${key}.${member} and never reads it`)
    }),
  ]
}

function readComposition(sources: Sources, entry: string): Composed[] {
  const source = parse(sources, entry)
  const fileOf = new Map<string, string>()
  for (const statement of source.statements)
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier))
      for (const { name } of namedImports(statement))
        if (statement.moduleSpecifier.text.endsWith('.module.ts'))
          fileOf.set(name.text, join(dirname(entry), statement.moduleSpecifier.text))

  const calls: { name: string; call: ts.CallExpression }[] = []
  visit(source, (node) => {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || !fileOf.has(node.expression.text)) return
    const { parent } = node
    const isNamed = ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name)
    calls.push({ name: isNamed ? parent.name.text : moduleName(node.expression.text), call: node })
  })
  const names = new Set(calls.map(({ name }) => name))
  return calls.map(({ name, call }) => {
    const input: Composed['given'] = new Map()
    const problems: string[] = []
    const [, dependencies] = call.arguments
    if (dependencies && ts.isObjectLiteralExpression(dependencies))
      for (const property of dependencies.properties) {
        const key = property.name?.getText() ?? property.getText()
        const providers = [...new Set(identifiersIn(property).filter((each) => names.has(each)))]
        const isApi = ts.isPropertyAssignment(property) && property.initializer.getText() === `${key}.api`
        if (!isApi) problems.push(`${name} is given ${property.getText()} instead of the api of a module by its name`)
        if (!ts.isSpreadAssignment(property)) input.set(key, { providers: isApi ? [key] : providers, isApi })
        else input.set(key, { providers, isApi })
      }
    else if (dependencies) problems.push(`${name} is given ${dependencies.getText()} instead of a list of modules`)
    return { name, file: fileOf.get((call.expression as ts.Identifier).text)!, given: input, problems }
  })
}

/** `createSavedQueriesModule` creates the module `savedQueries`. */
const moduleName = (factory: string) =>
  factory.replace(/^create(\w)(\w*)Module$/, (_, first: string, rest: string) => first.toLowerCase() + rest)

function readFactory(sources: Sources, file: string): Factory {
  const source = parse(sources, file)
  const types = new Map<string, ts.TypeNode>()
  const found: { body: ts.ConciseBody; parameter: ts.ParameterDeclaration | undefined }[] = []
  for (const statement of source.statements) {
    if (ts.isTypeAliasDeclaration(statement)) types.set(statement.name.text, statement.type)
    if (ts.isFunctionDeclaration(statement) && isFactory(statement.name?.text) && statement.body)
      found.push({ body: statement.body, parameter: statement.parameters[1] })
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (isFactory(name.getText()) && initializer && ts.isArrowFunction(initializer))
          found.push({ body: initializer.body, parameter: initializer.parameters[1] })
  }
  const [factory] = found
  if (!factory || found.length > 1) throw new Error(`${file} does not export the one factory of a module`)
  const { body, parameter } = factory
  const type = parameter?.type && resolveAlias(parameter.type, types)
  return {
    body,
    dependencies: parameter?.name.getText() ?? null,
    declared: type && ts.isTypeLiteralNode(type) ? declaredIn(type) : null,
    api: apiOf(body),
  }
}

const isFactory = (name: string | undefined) => /^create\w+Module$/.test(name ?? '')

const resolveAlias = (type: ts.TypeNode, types: ReadonlyMap<string, ts.TypeNode>) =>
  ts.isTypeReferenceNode(type) ? types.get(type.typeName.getText()) : type

const declaredIn = ({ members }: ts.TypeLiteralNode): Declared =>
  new Map(
    members.flatMap((member) =>
      ts.isPropertySignature(member) && member.type ? [[member.name.getText(), membersOf(member.type)] as const] : [],
    ),
  )

/** The members of `{ … }`, of `Pick<…, 'a' | 'b'>`, and of several of these that are joined by `&`. */
function membersOf(type: ts.TypeNode): string[] | null {
  if (ts.isTypeLiteralNode(type)) return type.members.flatMap(({ name }) => name?.getText() ?? [])
  if (ts.isIntersectionTypeNode(type)) {
    const parts = type.types.map(membersOf)
    return parts.includes(null) ? null : parts.flatMap((part) => part!)
  }
  if (!ts.isTypeReferenceNode(type) || type.typeName.getText() !== 'Pick') return null
  const keys = type.typeArguments![1]!
  const literals = ts.isUnionTypeNode(keys) ? keys.types : [keys]
  const names = literals.map(
    (each) => ts.isLiteralTypeNode(each) && ts.isStringLiteral(each.literal) && each.literal.text,
  )
  return names.every((each) => each !== false) ? names : null
}

/** The members of what a factory returns as `api`: an object literal, or `pick(service, 'a', 'b')`. */
function apiOf(body: ts.Node): string[] {
  let api: ts.Expression | undefined
  visit(body, (node) => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'api') api ??= node.initializer
  })
  return api ? membersOfValue(api) : []
}

function membersOfValue(value: ts.Expression): string[] {
  if (ts.isCallExpression(value) && value.expression.getText() === 'pick')
    return value.arguments.slice(1).map((key) => (key as ts.StringLiteral).text)
  if (!ts.isObjectLiteralExpression(value)) throw new Error(`The members of an api are not listed: ${value.getText()}`)
  return value.properties.flatMap((property) =>
    ts.isSpreadAssignment(property) ? membersOfValue(property.expression) : [property.name.getText()],
  )
}

/** How a factory reads its dependencies: single members, a dependency as a whole, or all of them. */
function readsOf(body: ts.Node, parameter: string) {
  const members = new Map<string, Set<string>>()
  const whole = new Set<string>()
  let isSpread = false
  visit(body, (node) => {
    if (!ts.isIdentifier(node) || node.text !== parameter || isNameOnly(node)) return
    const { parent } = node
    if (!ts.isPropertyAccessExpression(parent)) {
      isSpread = true
      return
    }
    const key = parent.name.text
    const read = membersReadOf(parent)
    if (read) members.set(key, new Set([...(members.get(key) ?? []), ...read]))
    else whole.add(key)
  })
  return { members, whole, isSpread }
}

/** The members that are read of an expression where it stands, or null where it is passed on. */
function membersReadOf(expression: ts.PropertyAccessExpression): string[] | null {
  const { parent } = expression
  if (ts.isPropertyAccessExpression(parent)) return [parent.name.text]
  if (ts.isVariableDeclaration(parent) && ts.isObjectBindingPattern(parent.name)) return namesBoundBy(parent.name)
  return null
}

const namesBoundBy = (pattern: ts.ObjectBindingPattern) =>
  pattern.elements.map(({ propertyName, name }) => (propertyName ?? name).getText())

/** Whether an identifier names a property or a parameter and is no value. */
const isNameOnly = (node: ts.Identifier) =>
  (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) ||
  (ts.isPropertyAssignment(node.parent) && node.parent.name === node) ||
  ts.isParameter(node.parent)

/** Names of all properties that files of a folder read; those of types do not count. */
function namesReadBelow(sources: Sources, folder: string): Set<string> {
  const names = new Set<string>()
  for (const path of sources.keys())
    if (path.startsWith(`${folder}/`) && !path.endsWith('.test.ts'))
      visit(parse(sources, path), (node) => {
        if (ts.isPropertyAccessExpression(node)) names.add(node.name.text)
        if (ts.isObjectBindingPattern(node)) for (const name of namesBoundBy(node)) names.add(name)
      })
  return names
}

/** Members of modules' `api` that the composition itself reads. */
function apiReads(source: ts.SourceFile): { name: string; member: string }[] {
  const reads: { name: string; member: string }[] = []
  visit(source, (node) => {
    if (!ts.isPropertyAccessExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return
    if (node.expression.name.text === 'api')
      reads.push({ name: node.expression.expression.getText(), member: node.name.text })
  })
  return reads
}

/** Each cycle once, as the way from a module back to it. */
function cycles(composed: readonly Composed[]): string[] {
  const providersOf = new Map(
    composed.map(({ name, given }) => [name, [...given.values()].flatMap(({ providers }) => providers)]),
  )
  const found: string[] = []
  const done = new Set<string>()
  const follow = (name: string, way: readonly string[]): void => {
    const at = way.indexOf(name)
    if (at >= 0) found.push(`There is a cycle: ${[...way.slice(at), name].join(' → ')}`)
    if (at >= 0 || done.has(name)) return
    for (const provider of providersOf.get(name) ?? []) follow(provider, [...way, name])
    done.add(name)
  }
  for (const { name } of composed) follow(name, [])
  return found
}

const identifiersIn = (root: ts.Node): string[] => {
  const names: string[] = []
  visit(root, (node) => {
    if (ts.isIdentifier(node) && !isNameOnly(node)) names.push(node.text)
  })
  return names
}

const namedImports = ({ importClause }: ts.ImportDeclaration): readonly ts.ImportSpecifier[] =>
  importClause?.namedBindings && ts.isNamedImports(importClause.namedBindings)
    ? importClause.namedBindings.elements
    : []

const parsed = new WeakMap<Sources, Map<string, ts.SourceFile>>()

function parse(sources: Sources, path: string): ts.SourceFile {
  const text = sources.get(path)
  if (text === undefined) throw new Error(`There is no ${path}`)
  const known = parsed.get(sources) ?? new Map<string, ts.SourceFile>()
  parsed.set(sources, known)
  const source = known.get(path) ?? ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  known.set(path, source)
  return source
}

function visit(node: ts.Node, act: (node: ts.Node) => void): void {
  act(node)
  ts.forEachChild(node, (child) => visit(child, act))
}
