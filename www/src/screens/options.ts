// Turns a game's options, which the engine describes in JSON Schema, into fields to show and values to send. The words for them are in the
// catalogues: `<game>-option-<path>`, `…-help`, `…-<value>`.

export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  examples?: unknown[];
  properties?: Record<string, Schema>;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  $ref?: string;
  $defs?: Record<string, Schema>;
  /** The content of `if` and `then`, as build/games.mjs writes it: the default while the switch `on` is set. */
  otherwise?: { on: string; initial: unknown };
}

export type Field = { path: string[]; initial: unknown; otherwise?: Schema['otherwise'] } & (
  | { kind: 'switch' }
  | { kind: 'choice'; values: (string | number | null)[] }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'seat' }
  /** One of several things, each with a value of its own: `{"rounds": 3}` or `{"minutes": 20}`. */
  | { kind: 'variant'; variants: Field[] }
  /** Off (null), or a group of fields. */
  | { kind: 'group'; fields: Field[]; optional: boolean }
);

/** Ranges of at most so many numbers are shown as choices. */
const SMALL = 4;

export type Options = Record<string, unknown>;

export function fieldsOf(schema: Schema): Field[] {
  return properties(schema, [], schema);
}

/** The names of the data that a match may be given from outside (`data` of `GameInfo`). */
export const dataOf = (schema: Schema): string[] => Object.keys(resolve(schema, schema).properties ?? {});

function properties(schema: Schema, path: string[], root: Schema): Field[] {
  const given = (schema.default ?? {}) as Record<string, unknown>;
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const field = fieldOf(property, [...path, name], root, given[name]);
    return field ? [{ ...field, otherwise: property.otherwise }] : [];
  });
}

/** Follows `$ref` and single `allOf`; what stands beside them (a default) wins. */
function resolve(schema: Schema, root: Schema): Schema {
  const only = schema.allOf?.length === 1 ? schema.allOf[0] : undefined;
  if (only) return { ...resolve(only, root), ...without(schema, 'allOf') };
  if (!schema.$ref) return schema;
  const target = root.$defs?.[schema.$ref.replace(/^#\/\$defs\//, '')];
  return target ? { ...resolve(target, root), ...without(schema, '$ref') } : schema;
}

function without(schema: Schema, key: keyof Schema): Schema {
  const copy = { ...schema };
  delete copy[key];
  return copy;
}

function fieldOf(given: Schema, path: string[], root: Schema, inherited: unknown): Field | null {
  const schema = resolve(given, root);
  const initial = schema.default !== undefined ? schema.default : inherited;
  if (path.length === 1 && path[0] === 'first_seat') return { kind: 'seat', path, initial: initial ?? 0 };

  const types = Array.isArray(schema.type) ? schema.type : schema.type ? [schema.type] : [];
  const branches = schema.anyOf ?? schema.oneOf;
  const constants = constantsOf(schema, root);
  const other = branches?.map((branch) => resolve(branch, root)).find((branch) => branch.properties);
  const nullable =
    types.includes('null') || (branches?.some((branch) => resolve(branch, root).type === 'null') ?? false);

  const variants = (branches ?? []).map((branch) => properties(resolve(branch, root), path, root));
  if (variants.length > 1 && variants.every((fields) => fields.length === 1))
    return {
      kind: 'variant',
      path,
      initial: initial ?? null,
      variants: variants.flat().map((one) => {
        const given = ((initial ?? {}) as Record<string, unknown>)[one.path.at(-1) as string];
        return given === undefined ? one : { ...one, initial: given };
      }),
    };
  if (schema.properties)
    return {
      kind: 'group',
      path,
      initial: initial ?? null,
      fields: properties(schema, path, root),
      optional: nullable,
    };
  if (other)
    return { kind: 'group', path, initial: initial ?? null, fields: properties(other, path, root), optional: nullable };
  if (constants.length > 0) {
    const values = constants.filter(
      (value): value is string | number | null =>
        value === null || typeof value === 'string' || typeof value === 'number',
    );
    if (nullable && !values.includes(null)) values.unshift(null);
    // Where there is no choice, nobody is asked.
    if (values.length === 1) return null;
    return { kind: 'choice', path, initial: initial ?? values[0] ?? null, values };
  }
  if (types.includes('boolean')) return { kind: 'switch', path, initial: initial ?? false };
  if (types.includes('integer') || types.includes('number')) {
    // Where the schema names examples, those are the choices.
    const examples = (schema.examples ?? []).filter((one): one is number => typeof one === 'number');
    if (examples.length > 0) {
      const values = [...examples, ...(nullable ? [null] : [])];
      return { kind: 'choice', path, values, initial: initial ?? (nullable ? null : (values[0] ?? null)) };
    }
    const min = schema.minimum ?? 0;
    const max = schema.maximum ?? 99;
    // A few numbers are easier to choose than to count up.
    if (max - min < SMALL) {
      const values: (number | null)[] = Array.from({ length: max - min + 1 }, (_, i) => min + i);
      if (nullable) values.unshift(null);
      return { kind: 'choice', path, values, initial: initial ?? values[0] ?? null };
    }
    return { kind: 'number', path, min, max, initial: initial ?? min };
  }
  return null;
}

/** The single values that a schema lists, also through its references. */
function constantsOf(given: Schema, root: Schema): unknown[] {
  const schema = resolve(given, root);
  if (schema.const !== undefined) return [schema.const];
  return schema.enum ?? (schema.anyOf ?? schema.oneOf ?? []).flatMap((branch) => constantsOf(branch, root));
}

/** The default with these options; a group that is switched on starts with its fields' defaults. */
function initialOf(field: Field, options: Options = {}): unknown {
  const { otherwise } = field;
  if (otherwise && options[otherwise.on]) return otherwise.initial;
  if (field.kind !== 'group') return field.initial;
  return field.optional && field.initial === null ? null : groupOn(field);
}

/** A copy with one value changed. Other fields whose defaults change by that follow, unless somebody has chosen their values (`chosen`: paths as
 * text). */
export function change(
  fields: readonly Field[],
  options: Options,
  path: readonly string[],
  value: unknown,
  chosen: ReadonlySet<string>,
): Options {
  let changed = setAt(options, path, value);
  for (const field of fields)
    if (field.otherwise && !chosen.has(`${field.path}`) && getAt(options, field.path) === initialOf(field, options))
      changed = setAt(changed, field.path, initialOf(field, changed));
  return changed;
}

export function groupOn(field: Field & { kind: 'group' }): Options {
  const group: Options = {};
  for (const inner of field.fields) group[inner.path.at(-1) as string] = initialOf(inner);
  return group;
}

export function getAt(options: Options, path: readonly string[]): unknown {
  let value: unknown = options;
  for (const name of path) {
    if (value === null || typeof value !== 'object') return undefined;
    value = (value as Options)[name];
  }
  return value;
}

/** A copy with one value changed. */
export function setAt(options: Options, path: readonly string[], value: unknown): Options {
  const [name, ...rest] = path;
  if (name === undefined) return options;
  if (rest.length === 0) return { ...options, [name]: value };
  const inner = options[name];
  return {
    ...options,
    [name]: setAt(inner !== null && typeof inner === 'object' ? (inner as Options) : {}, rest, value),
  };
}

/** Remembered options that the game still has and that still fit; the rest at its default. */
export function restore(fields: readonly Field[], remembered: Options): Options {
  let options: Options = {};
  // Twice, since a default may depend on what is remembered of an option that comes later.
  for (const field of [...fields, ...fields]) {
    const value = whole(field, getAt(remembered, field.path));
    options = setAt(options, field.path, fits(field, value) ? value : initialOf(field, options));
  }
  return options;
}

/** The choices that offer this language: the language of the words, and choices that may follow it (value null), such as that of a deck. */
export const languageChoices = (fields: readonly Field[], language: string): (Field & { kind: 'choice' })[] =>
  fields.flatMap((field) => (field.kind === 'choice' && field.values.includes(language) ? [field] : []));

/**
 * The fields as they are offered with these options. Where the words are of several languages, a deck cannot go with the
 * language of the words. The language of the page is then proposed for it.
 */
export function offered(fields: readonly Field[], options: Options, language: string): Field[] {
  const choices = languageChoices(fields, language);
  const words = choices.find(({ values }) => !values.includes(null));
  const spoken = words && getAt(options, words.path);
  const lost = choices.filter(({ values }) => values.includes(null) && !(values as unknown[]).includes(spoken));
  return fields.map((field) => {
    const choice = lost.find((one) => one === field);
    return choice ? { ...choice, initial: language, values: choice.values.filter((value) => value !== null) } : field;
  });
}

/** A group of which only some fields are given has the others at their defaults. */
function whole(field: Field, value: unknown): unknown {
  if (field.kind !== 'group' || value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const given = value as Options;
  const inner = field.fields.map((one): [string, unknown] => {
    const name = one.path.at(-1) as string;
    return [name, name in given ? whole(one, given[name]) : initialOf(one)];
  });
  return Object.fromEntries(inner);
}

/** The given options that the game does not have, or not with that value, as pairs: the path joined by dots, and the given value. */
export function unfit(fields: readonly Field[], given: Options, path: readonly string[] = []): [string, unknown][] {
  return Object.entries(given).flatMap(([name, value]): [string, unknown][] => {
    const here = [...path, name];
    const field = fields.find((one) => one.path.join() === here.join());
    if (field === undefined || !fits(field, whole(field, value))) return [[here.join('.'), value]];
    return field.kind === 'group' && value !== null ? unfit(field.fields, value as Options, here) : [];
  });
}

function fits(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case 'switch':
      return typeof value === 'boolean';
    case 'choice':
      return (field.values as unknown[]).includes(value);
    case 'number':
      return typeof value === 'number' && Number.isInteger(value) && value >= field.min && value <= field.max;
    case 'seat':
      return typeof value === 'number' && Number.isInteger(value) && value >= 0;
    case 'variant': {
      const [name, ...more] = value !== null && typeof value === 'object' ? Object.keys(value) : [];
      const one = field.variants.find(({ path }) => path.at(-1) === name);
      return one !== undefined && more.length === 0 && fits(one, (value as Options)[name as string]);
    }
    case 'group':
      if (value === null) return field.optional;
      return (
        typeof value === 'object' &&
        !Array.isArray(value) &&
        field.fields.every((inner) => fits(inner, (value as Options)[inner.path.at(-1) as string]))
      );
  }
}
