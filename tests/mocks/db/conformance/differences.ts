/** The number of the package's tests, without those of relations, hooks and extensions. */
export const TESTS = 85

const ids = 'ids are numbers or texts, and do not change'
const noClear = 'nothing calls clear(): deleteMany() without a query deletes all'
const objects = 'a record is an object with an id'
const relations = 'there are no relations'

/** The tests that fail with our collections on purpose, by file and title, with the reason. */
export const differences: Readonly<Record<string, string>> = {
  '348-nested-relations.test.ts: creates a record with a nested relation through another model': relations,
  'clear.test.ts: does nothing when called on an empty collection': noClear,
  'clear.test.ts: deletes all records in the collection': noClear,
  'find-first.test.ts: queries through array models': objects,
  'nullable.test.ts: supports updating nullable properties': ids,
  'nullable.test.ts: supports nullable one-to-one relation': 'data() is synchronous: it awaits no other record',
  'nullable.test.ts: supports nullable one-to-many relation': 'data() is synchronous: it awaits no other record',
  'pagination-offset.test.ts: throws if providing an invalid value for `skip`': 'the type of `skip` is checked at compile time',
  'sort.test.ts: sorts the results by a nested key': 'nothing sorts by a field of an object in a record',
  'sort.test.ts: sorts by a relational property': relations,
  'update-many.test.ts: supports a query instance as the predicate': ids,
  'update.test.ts: supports a query instance as the predicate': ids,
  'update.test.ts: updates a root-level array': objects,
}
