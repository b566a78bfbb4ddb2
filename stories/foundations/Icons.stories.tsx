import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, type IconName } from '../../src/ui/Icon.tsx'
import { iconPaths } from '../../src/ui/iconPaths.ts'

const iconNames = Object.keys(iconPaths).filter((name): name is IconName => name in iconPaths)

function Icons() {
  return (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))', gap: 16, fontSize: 13 }}>
      {iconNames.map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 6 }}>
          <Icon name={name} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}

const meta = { title: 'Icons · 아이콘', id: 'foundations-icons', component: Icons } satisfies Meta<typeof Icons>
export default meta

export const AllIcons: StoryObj<typeof meta> = {}
