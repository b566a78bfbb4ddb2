import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ResultFields } from '../../mocks/gallery/ResultFields.tsx'
import { useChecklist } from '../../mocks/gallery/useChecklist.ts'
import { TextsProvider } from '../../src/texts/TextsProvider.tsx'

const Scenario = () => <ResultFields id="cart-empty" title="An empty cart" {...useChecklist()} />

test('what saves the results stands beside one that was just set', async () => {
  const user = userEvent.setup()
  render(
    <TextsProvider initial="en">
      <Scenario />
    </TextsProvider>,
  )
  expect(screen.queryByRole('button')).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Failed' }))
  expect(screen.getByRole('button', { name: 'Save as CSV' })).toBeVisible()
})
