/** The ids of a record of sample data, in its order. */
export function keysOf<Id extends string>(record: Readonly<Record<Id, unknown>>): Id[] {
  return Object.keys(record) as Id[]
}
