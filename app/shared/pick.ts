/** Some of the fields of a record. */
export const pick = <Thing extends object, Field extends keyof Thing>(thing: Thing, ...fields: Field[]) =>
  Object.fromEntries(fields.map((field) => [field, thing[field]])) as Pick<Thing, Field>
