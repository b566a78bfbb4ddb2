import { expect, waitFor, within } from 'storybook/test'

/** Waits until the first match of this text is visible. */
export async function expectText(container: HTMLElement, text: string | RegExp): Promise<void> {
  const [first] = await within(container).findAllByText(text)
  await waitFor(() => expect(first).toBeVisible())
}

export async function expectHeading(container: HTMLElement, name: string | RegExp): Promise<void> {
  await waitFor(async () => expect(await within(container).findByRole('heading', { name })).toBeVisible())
}

export async function expectRetryButton(container: HTMLElement): Promise<void> {
  const button = await within(container).findByRole('button', { name: '다시 시도' })
  await waitFor(() => expect(button).toBeVisible())
}

export async function waitUntilLoaded(container: HTMLElement): Promise<void> {
  await waitFor(() => expect(within(container).queryByText('불러오는 중이에요')).toBeNull())
}
