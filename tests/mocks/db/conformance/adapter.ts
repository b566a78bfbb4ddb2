import { Collection as OwnCollection } from '../../../../mocks/db/collection.ts'
import type { Row } from '../../../../mocks/db/derivedIndex.ts'
import type { Schema } from '../../../../mocks/db/record.ts'

export { Query } from '@msw/data'

/** Our collection for the tests of `@msw/data`: outside a world, and with promises where theirs has promises. */
export class Collection extends OwnCollection<Row> {
  constructor({ schema }: { readonly schema: Schema<Row> }) {
    super('records', { schema }, (_, id, record) => this.set(id, record))
    this.endSeed()
    for (const name of ['create', 'update', 'updateMany'] as const) {
      const method: (...given: never[]) => unknown = this[name].bind(this)
      Reflect.set(this, name, async (...given: never[]) => method(...given))
    }
  }

  createMany = async (count: number, valuesOf: (index: number) => Row) => {
    const created: Row[] = []
    for (let index = 0; index < count; index++) created.push(await Promise.resolve(this.create(valuesOf(index))))
    return created
  }
}
