import { capitalized, isOfAccount, type Feature } from './feature.ts'
import { mocksAndTests } from './featureMocks.ts'

/** The files of a feature by their paths. */
export const featureFiles = (feature: Feature): Record<string, string> => ({
  ...clientFiles(feature),
  ...mocksAndTests(feature),
})

function clientFiles(feature: Feature): Record<string, string> {
  const { name, folder, ids } = feature
  const upper = capitalized(name)
  const src = '../'.repeat(folder.split('/').length + 1)
  const access = isOfAccount(feature) ? 'member' : 'user'
  return {
    [`src/contract/${name}.ts`]: `import * as v from 'valibot'
import { operation } from './operation.ts'
import { id, idText } from './values.ts'
import { writtenText } from './writtenText.ts'

const path = '/v1/${name}'
const access = '${access}'

/** Newest first. */
export const ${name} = operation({
  id: '${ids.list}',
  method: 'GET',
  path,
  access,
  reply: v.array(v.object({ id, title: v.string(), createdAt: v.string() })),
  refusals: [],
})

export const addTo${upper} = operation({
  id: '${ids.add}',
  method: 'POST',
  path,
  access,
  body: v.object({ title: writtenText(100) }),
  reply: v.null(),
  refusals: [],
})

export const removeFrom${upper} = operation({
  id: '${ids.remove}',
  method: 'DELETE',
  path: \`\${path}/:id\`,
  access,
  params: v.object({ id: idText }),
  reply: v.null(),
  refusals: [],
})

export const examples = { addTo${upper}: { title: '제목' } }
`,
    [`src/features/${folder}/api.ts`]: `import * as contract from '${src}contract/${name}.ts'
import { api, endpoint, onSuccess } from '${src}api/api.ts'

export const ${name}Api = api.enhanceEndpoints({ addTagTypes: ['${upper}'] }).injectEndpoints({
  overrideExisting: import.meta.env.DEV,
  endpoints: (build) => ({
    ${name}: build.query({ ...endpoint(contract.${name}), providesTags: ['${upper}'] }),
    addTo${upper}: build.mutation({ ...endpoint(contract.addTo${upper}), invalidatesTags: onSuccess('${upper}') }),
    removeFrom${upper}: build.mutation({
      ...endpoint(contract.removeFrom${upper}, (id: number) => ({ params: { id: String(id) } })),
      invalidatesTags: onSuccess('${upper}'),
    }),
  }),
})

export const { use${upper}Query, useAddTo${upper}Mutation, useRemoveFrom${upper}Mutation } = ${name}Api
`,
    [`src/features/${folder}/texts.ts`]: `import { defineTexts } from '${src}texts/defineTexts.ts'

export const ${name}Texts = defineTexts({
  ko: { title: '${upper}', none: '아직 아무것도 없어요', name: '제목', missing: '제목을 입력해 주세요', add: '추가', remove: '삭제' },
  en: { title: '${upper}', none: 'Nothing yet', name: 'Title', missing: 'Please enter a title.', add: 'Add', remove: 'Remove' },
})
`,
    [`src/features/${folder}/${upper}Page.tsx`]: pageFile(feature, src),
    [`src/features/${folder}/${upper}List.tsx`]: listFile(feature, src),
  }
}

function pageFile(feature: Feature, src: string): string {
  const { name } = feature
  const upper = capitalized(name)
  const [page, open, close] = isOfAccount(feature) ? ['', '<>', '</>'] : ['Page, ', '<Page>', '</Page>']
  return `import { useDocumentTitle } from '${src}texts/useDocumentTitle.ts'
import { useTexts } from '${src}texts/useTexts.ts'
import { ${page}PageTitle } from '${src}ui/Page.tsx'
import { ${upper}List } from './${upper}List.tsx'
import { ${name}Texts } from './texts.ts'

export function ${upper}Page() {
  const { title } = useTexts(${name}Texts)
  useDocumentTitle(title)
  return (
    ${open}
      <PageTitle>{title}</PageTitle>
      <${upper}List />
    ${close}
  )
}
`
}

function listFile({ name }: Feature, src: string): string {
  const upper = capitalized(name)
  return `import { useErrorText } from '${src}api/errorText.ts'
import { QueryView } from '${src}api/QueryView.tsx'
import { addTo${upper} } from '${src}contract/${name}.ts'
import { langOf } from '${src}lib/langOf.ts'
import { commonTexts } from '${src}texts/common.ts'
import { useTexts } from '${src}texts/useTexts.ts'
import { Button } from '${src}ui/Button.tsx'
import { EmptyState } from '${src}ui/EmptyState.tsx'
import { Field, TextInput } from '${src}ui/Field.tsx'
import { LockContext } from '${src}ui/fieldContext.ts'
import { FieldError } from '${src}ui/FieldError.tsx'
import { Skeleton } from '${src}ui/Skeleton.tsx'
import { useForm } from '${src.slice('../'.length)}forms/useForm.ts'
import { useAddTo${upper}Mutation, use${upper}Query, useRemoveFrom${upper}Mutation } from './api.ts'
import { ${name}Texts } from './texts.ts'

/** One's own, with a form that adds to them and a button that removes each. */
export function ${upper}List() {
  const texts = useTexts(${name}Texts)
  const { loading } = useTexts(commonTexts)
  const query = use${upper}Query()
  const [remove, { error }] = useRemoveFrom${upper}Mutation()
  const failure = useErrorText()(error, 'removeFrom${upper}')
  return (
    <>
      <AddForm />
      <QueryView
        query={query}
        call="${name}"
        loading={<Skeleton label={loading} shape="line" />}
        empty={<EmptyState title={texts.none} />}
      >
        {(list) => (
          <ul aria-label={texts.title}>
            {list.map(({ id, title }) => (
              <li key={id}>
                <span lang={langOf(title)}>{title}</span>
                <Button variant="quiet" size="compact" aria-label={\`\${title} \${texts.remove}\`} onClick={() => void remove(id)}>
                  {texts.remove}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <div role="alert">
        <FieldError>{failure && <span lang={failure.lang}>{failure.text}</span>}</FieldError>
      </div>
    </>
  )
}

function AddForm() {
  const texts = useTexts(${name}Texts)
  const [add] = useAddTo${upper}Mutation()
  const { values, ...form } = useForm(addTo${upper}.body, add, { initial: { title: '' }, isReused: true })
  const message = useErrorText()(form.error, 'addTo${upper}')
  return (
    <form onSubmit={form.submit} noValidate>
      <LockContext value={form.isSending}>
        <Field label={texts.name} error={form.invalid.includes('title') && texts.missing}>
          <TextInput name="title" value={values.title} onChange={({ target }) => form.change({ title: target.value })} />
        </Field>
      </LockContext>
      <Button type="submit" isBusy={form.isSending}>
        {texts.add}
      </Button>
      <div role="alert">
        <FieldError>{message && <span lang={message.lang}>{message.text}</span>}</FieldError>
      </div>
    </form>
  )
}
`
}
