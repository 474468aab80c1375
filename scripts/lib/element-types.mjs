/** What a page sets on each element and hears from it, as TypeScript: the types for frameworks are made of it. */

/**
 * @param {object} manifest custom-elements.json
 * @param {string} classes the module that exports the classes of the elements and of their events
 * @returns {string} the text of a declaration file that exports the interface `Elements`
 */
export function elementTypes(manifest, classes) {
  const elements = manifest.modules
    .flatMap(({ declarations = [] }) => declarations)
    .filter(({ tagName }) => tagName);
  const names = elements.flatMap(({ name, events = [] }) => [name, ...events.map(({ type }) => type.text)]);
  return [
    '/** Made from custom-elements.json by the build. */',
    `import type { ${[...new Set(names)].sort().join(', ')} } from '${classes}';`,
    ...elements.flatMap(facesOf),
    '/** The elements by their names. */',
    'export interface Elements {',
    ...elements.flatMap(({ tagName, name, summary }) => [
      `  /** ${summary} */`,
      `  '${tagName}': {`,
      `    element: ${name};`,
      `    props: ${name}Props;`,
      `    attributes: ${name}Attributes;`,
      `    events: ${name}Events;`,
      '  };',
    ]),
    '}',
    '',
  ].join('\n');
}

function facesOf({ name, tagName, members = [], attributes = [], events = [] }) {
  const props = members.filter((member) => member.kind === 'field' && !member.readonly && !member.static);
  const own = attributes.filter((attribute) => attribute.name !== attribute.fieldName);
  return [
    `/** The properties of \`<${tagName}>\` that a page sets. */`,
    ...interfaceOf(`${name}Props`, props, (prop) => `${prop.name}?: ${name}['${prop.name}'] | undefined`),
    `/** Its attributes that have another name than their property. */`,
    ...interfaceOf(`${name}Attributes`, own, (attribute) => {
      return `'${attribute.name}'?: ${name}['${attribute.fieldName}'] | undefined`;
    }),
    `/** Its events. */`,
    ...interfaceOf(`${name}Events`, events, (event) => `'${event.name}': ${event.type.text}`),
  ];
}

function interfaceOf(name, entries, lineOf) {
  const lines = entries.flatMap((entry) => [docOf(entry), `  ${lineOf(entry)};`]);
  return [`export interface ${name} {`, ...lines, '}', ''];
}

function docOf({ description = '' }) {
  return `  /** ${description.replace(/\s*\n\s*/g, ' ')} */`;
}
