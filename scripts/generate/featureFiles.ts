import { capitalized, type Feature } from './feature.ts'

/** The contract, the resource of the mock backend, and the client's files, by their paths. */
export function featureFiles({ name, access, path, ids }: Feature): Record<string, string> {
  const upper = capitalized(name)
  const folder = `src/features/catalogue/${name}`
  return {
    [`src/contract/${name}.ts`]: `import * as v from 'valibot'
import { operation } from './operation.ts'
import { productShape } from './products.ts'
import { id, idText } from './values.ts'

/** The user's own, the one added last first. */
export const ${name} = operation({
  id: '${ids.list}',
  method: 'GET',
  path: '/v1/${path}',
  access: '${access}',
  reply: v.array(productShape),
  refusals: [],
})

export const addTo${upper} = operation({
  id: '${ids.add}',
  method: 'POST',
  path: '/v1/${path}',
  access: '${access}',
  body: v.object({ productId: id }),
  reply: v.null(),
  refusals: ['PRODUCT_NOT_FOUND'],
})

export const removeFrom${upper} = operation({
  id: '${ids.remove}',
  method: 'DELETE',
  path: '/v1/${path}/:productId',
  access: '${access}',
  params: v.object({ productId: idText }),
  reply: v.null(),
  refusals: [],
})

export const examples = { addTo${upper}: { productId: 1 } }
`,
    [`mocks/resources/${name}.ts`]: `import * as v from 'valibot'
import { operations } from '../../src/contract/operations.ts'
import { defineCollection, record } from '../db/collection.ts'
import { nextId } from '../db/ids.ts'
import { personas } from '../db/seed/personas.ts'
import { resource } from '../handlers/handle.ts'
import { requireProduct, toProductReply } from '../rules/products/products.ts'

const ${name} = defineCollection({
  schema: record({ id: v.number(), userId: v.number(), productId: v.number() }),
  index: [['userId']],
  unique: [['userId', 'productId']],
})

/** The user's products (${ids.list}), to which they add (${ids.add}) and from which they remove (${ids.remove}). */
export const ${name}Resource = resource({
  collections: { ${name} },

  /** Minseo has one. */
  seed(tx) {
    tx.${name}.create({ id: nextId(tx.counters, '${name}'), userId: personas.minseo.id, productId: 1 })
  },

  handlers: (handle) => [
    handle(operations.${name}, ({ tx, user }) => {
      const own = tx.${name}.findMany((q) => q.where({ userId: user.id }), { orderBy: { id: 'desc' } })
      return own.map(({ productId }) => toProductReply(tx, requireProduct(tx, productId)))
    }),

    // A product on the list stays in its place.
    handle(operations.addTo${upper}, ({ tx, user, body: { productId } }) => {
      const entry = { userId: user.id, productId: requireProduct(tx, productId).id }
      if (!tx.${name}.findFirst((q) => q.where(entry))) tx.${name}.create({ id: nextId(tx.counters, '${name}'), ...entry })
      return null
    }),

    handle(operations.removeFrom${upper}, ({ tx, user, params: { productId } }) => {
      tx.${name}.delete((q) => q.where({ userId: user.id, productId }))
      return null
    }),
  ],
})
`,
    [`${folder}/api.ts`]: `import * as contract from '../../../contract/${name}.ts'
import { api, endpoint, onSuccess } from '../../../api/api.ts'

export const ${name}Api = api.enhanceEndpoints({ addTagTypes: ['${upper}'] }).injectEndpoints({
  overrideExisting: import.meta.env.DEV,
  endpoints: (build) => ({
    ${name}: build.query({ ...endpoint(contract.${name}), providesTags: ['${upper}'] }),
    addTo${upper}: build.mutation({ ...endpoint(contract.addTo${upper}), invalidatesTags: onSuccess('${upper}') }),
    removeFrom${upper}: build.mutation({
      ...endpoint(contract.removeFrom${upper}, (productId: number) => ({ params: { productId: String(productId) } })),
      invalidatesTags: onSuccess('${upper}'),
    }),
  }),
})

export const { use${upper}Query, useAddTo${upper}Mutation, useRemoveFrom${upper}Mutation } = ${name}Api
`,
    [`${folder}/texts.ts`]: `import { defineTexts } from '../../../texts/defineTexts.ts'

export const ${name}Texts = defineTexts({
  ko: { none: '아직 아무것도 없어요', add: '추가', remove: '삭제' },
  en: { none: 'Nothing yet', add: 'Add', remove: 'Remove' },
})
`,
    [`${folder}/${upper}Toggle.tsx`]: toggleFile(name, access),
    [`${folder}/${upper}Page.tsx`]: `import { QueryView } from '../../../api/QueryView.tsx'
import { usePage } from '../../../texts/usePage.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { focusNeighbour } from '../../../ui/focusNeighbour.ts'
import { Masonry } from '../../../ui/layout/Masonry.tsx'
import { PageTitle } from '../../../ui/layout/Page.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { ProductCard } from '../ProductCard.tsx'
import { use${upper}Query } from './api.ts'
import { ${name}Texts } from './texts.ts'
import { ${upper}Toggle } from './${upper}Toggle.tsx'

const SIZES = '(width >= 64em) 20rem, (width >= 43.75em) 33vw, 50vw'

/** The user's own products. */
export function ${upper}Page() {
  const title = usePage()
  const { none } = useTexts(${name}Texts)
  const query = use${upper}Query()
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <QueryView query={query} call="${name}" loading={<Skeleton shape="4:5" />} empty={<EmptyState title={none} />}>
        {(products) => (
          <>
            <VisuallyHidden>
              <h2>{title}</h2>
            </VisuallyHidden>
            <Masonry
              label={title}
              items={products.map((product) => ({
                key: product.id,
                node: (
                  <>
                    <ProductCard product={product} sizes={SIZES} />
                    <${upper}Toggle product={product} onRemoved={focusNeighbour} />
                  </>
                ),
              }))}
            />
          </>
        )}
      </QueryView>
    </>
  )
}
`,
  }
}

function toggleFile(name: string, access: Feature['access']): string {
  const upper = capitalized(name)
  const isForMembers = access === 'member'
  return `${isForMembers ? "import { skipToken } from '@reduxjs/toolkit/query'\n" : ''}import { useErrorText } from '../../../api/errorText.ts'
import type { Product } from '../../../contract/products.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { showToast } from '../../../ui/toasts.ts'
${isForMembers ? "import { isGuest, useCurrentUser } from '../../session/users.ts'\n" : ''}import { useAddTo${upper}Mutation, use${upper}Query, useRemoveFrom${upper}Mutation } from './api.ts'
import { ${name}Texts } from './texts.ts'

type Props = {
  product: Pick<Product, 'id' | 'name'>
  /** Called after a removal, while the card of the product is still there. */
  onRemoved?: () => void
}

/** Adds a product to the list or removes it.${isForMembers ? ' Guests have no list.' : ''} */
export function ${upper}Toggle({ product: { id, name }, onRemoved }: Props) {
  const texts = useTexts(${name}Texts)
  const errorText = useErrorText()
${isForMembers ? '  const { data: user } = useCurrentUser()\n' : ''}  const { data: products } = use${upper}Query(${isForMembers ? 'user && !isGuest(user) ? undefined : skipToken' : ''})
  const [add, adding] = useAddTo${upper}Mutation()
  const [remove, removing] = useRemoveFrom${upper}Mutation()
  if (!products) return null
  const isListed = products.some((product) => product.id === id)
  const label = isListed ? texts.remove : texts.add
  const press = async () => {
    const { error } = await (isListed ? remove(id) : add({ productId: id }))
    const message = errorText(error, isListed ? 'removeFrom${upper}' : 'addTo${upper}')
    if (message) showToast(message)
    if (isListed && !error) onRemoved?.()
  }
  return (
    <Button
      variant="quiet"
      size="compact"
      aria-label={\`\${name} \${label}\`}
      isBusy={adding.isLoading || removing.isLoading}
      onClick={() => void press()}
    >
      {label}
    </Button>
  )
}
`
}
