import * as v from 'valibot'
import { searchText } from '../../../src/contract/writtenText.ts'
import { findRecord, linksOf, recordsOf } from '../recordLinks.ts'
import { CommandError, InputError } from './commandError.ts'
import { command, done, isDone, nothing } from './command.ts'

const MAX_RECORDS = 100

const id = v.union([v.string(), v.number()])
const record = v.looseObject({ id })
const collection = v.string()

export const recordCommands = {
  collections: command({
    method: 'GET',
    path: '/collections',
    about: 'The collections of the world, with the number of records.',
    input: nothing,
    reply: v.array(v.object({ collection: v.string(), count: v.number() })),
    run: ({ world }) =>
      world.read((tx) => Object.keys(tx).map((name) => ({ collection: name, count: recordsOf(tx, name).length }))),
  }),

  records: command({
    method: 'GET',
    path: '/records',
    about: 'The latest hundred records of a collection that contain a text, the newest first, and the number of all that do.',
    input: v.object({ collection, search: v.optional(v.string(), '') }),
    reply: v.object({ count: v.number(), records: v.array(record) }),
    run: ({ world }, { collection: name, search }) =>
      world.read((tx) => {
        if (!(name in tx)) throw new InputError(`collection: is "${name}", which the world does not have`, 'collection')
        const wanted = searchText(search)
        const all = recordsOf(tx, name)
        const found = wanted === '' ? all : all.filter((each) => searchText(JSON.stringify(each)).includes(wanted))
        return { count: found.length, records: found.slice(-MAX_RECORDS).toReversed().map(copyOf) }
      }),
  }),

  record: command({
    method: 'GET',
    path: '/record',
    about: 'A record, and the records of other collections that it names or that name it.',
    input: v.object({ collection, id }),
    reply: v.object({
      record,
      links: v.array(v.object({ collection: v.string(), ids: v.array(id), count: v.number() })),
    }),
    run: ({ world }, { collection: name, id: wanted }) =>
      world.read((tx) => {
        const found = findRecord(tx, name, wanted)
        if (!found) throw new CommandError(`no record ${wanted} in ${name}`, 'NO_RECORD', wanted)
        return { record: copyOf(found), links: linksOf(tx, name, found) }
      }),
  }),

  removeMemo: command({
    method: 'POST',
    path: '/memos/remove',
    about: 'Removes a memo, as a moderator would.',
    input: v.object({ memoId: v.number() }),
    reply: done,
    run: async ({ world }, { memoId }) => {
      await world.transaction((tx) => {
        const removed = tx.memos.delete((q) => q.where({ id: memoId }))
        if (!removed) throw new CommandError(`no memo ${memoId}`, 'NO_RECORD', memoId)
      })
      return isDone
    },
  }),
}

const copyOf = <R extends object>(found: R) => Object.assign({}, found)
