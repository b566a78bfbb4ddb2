import type { Season } from '../../mocks/db/seed/episodes.ts'
import type { PaperCut } from './paper.ts'
import type { HairName, Person } from './person/person.ts'
import { hairColours, skins } from './person/person.ts'
import type { ArmName, BuildName, PoseName } from './skeleton.ts'

/** How a style is worn and posed; its garments are in the seed. */
export interface Look {
  readonly person: Person
  readonly paper: PaperCut
  /** Tucked in although it would hang out by default, or the other way round. */
  readonly tucked?: boolean
}

type Face = Omit<Person, 'build' | 'pose' | 'arms' | 'skin' | 'hair' | 'hairColour'>

const look = (
  build: BuildName,
  pose: PoseName,
  arms: readonly [ArmName, ArmName],
  hair: HairName,
  tint: keyof typeof hairColours,
  skin: number,
  paper: PaperCut,
  face: Face = {},
  tucked?: boolean,
): Look => ({
  person: { build, pose, arms, hair, hairColour: hairColours[tint], skin: skins[skin] ?? skins[0], ...face },
  paper,
  ...(tucked === undefined ? {} : { tucked }),
})

/** Ten people an episode, in the order of its styles: thirty women and thirty men, every skin, several ages and bodies. */
export const looks: Record<Season, readonly Look[]> = {
  autumn: [
    look('womanSlim', 'contra', ['pocket', 'hold'], 'straight', 'black', 0, 'arch', { earrings: true }),
    look('man', 'stand', ['pocket', 'pocket'], 'swept', 'silver', 2, 'sun', { glasses: 'clear', turn: 1 }),
    look('woman', 'walk', ['away', 'pocket'], 'bob', 'ink', 4, 'blocks', { turn: -1 }),
    look('woman', 'contra*', ['hip', 'hold'], 'chignon', 'chestnut', 3, 'blob', { earrings: true, lean: -3 }),
    look('man', 'walk', ['away', 'pocket'], 'crop', 'black', 7, 'leaves', { glasses: 'clear' }),
    look('manSlim', 'contra', ['pocket', 'hang'], 'curls', 'dark', 5, 'window', { turn: 1, lean: 2 }),
    look('manSlim', 'wide', ['hang', 'pocket'], 'crop', 'black', 1, 'steps'),
    look('womanFull', 'contra', ['hang', 'strap'], 'wave', 'brown', 3, 'bands', { turn: 1 }),
    look('manFull', 'wide', ['pocket', 'hang'], 'side', 'black', 6, 'moon', { beard: true }),
    look('woman', 'walk', ['pocket', 'pocket'], 'lob', 'black', 8, 'window', { earrings: true }),
  ],
  winter: [
    look('man', 'stand', ['hang', 'pocket'], 'curtain', 'black', 1, 'blob', { turn: -1 }),
    look('woman', 'contra', ['pocket', 'hang'], 'straight', 'ink', 0, 'blocks', { lean: 2 }),
    look('womanFull', 'wide', ['pocket', 'hang'], 'bun', 'black', 6, 'sun', { earrings: true }),
    look('manSlim', 'walk', ['away', 'pocket'], 'buzz', 'black', 8, 'window'),
    look('woman', 'contra*', ['carry', 'hang'], 'bob', 'silver', 2, 'arch', { glasses: 'clear', earrings: true }),
    look('man', 'contra', ['hold', 'pocket'], 'side', 'dark', 4, 'moon', { turn: 1 }),
    look('man', 'walk', ['away', 'hang'], 'swept', 'grey', 4, 'steps', { beard: true }),
    look('woman', 'walk', ['hang', 'pocket'], 'wave', 'black', 7, 'window', { earrings: true }),
    look('manFull', 'wide', ['pocket', 'pocket'], 'crop', 'ink', 3, 'leaves'),
    look('womanSlim', 'stand', ['hip', 'hang'], 'pixie', 'brown', 1, 'bands', { earrings: true, turn: -1 }),
  ],
  spring: [
    look('womanSlim', 'cross', ['hang', 'away'], 'fringe', 'black', 0, 'blob', { lean: -3 }, true),
    look('woman', 'walk', ['away', 'pocket'], 'lob', 'honey', 2, 'arch', { turn: 1 }, true),
    look('man', 'contra', ['pocket', 'hang'], 'curtain', 'ink', 3, 'sun', {}, true),
    look('woman', 'stand', ['pocket', 'hold'], 'straight', 'black', 7, 'moon', { earrings: true }, true),
    look('manSlim', 'contra*', ['pocket', 'hang'], 'side', 'black', 1, 'window', { turn: -1 }, true),
    look('womanFull', 'contra', ['hang', 'hip'], 'braids', 'dark', 6, 'leaves', { earrings: true }),
    look('man', 'wide', ['hold', 'pocket'], 'crop', 'black', 4, 'steps'),
    look('man', 'walk', ['pocket', 'away'], 'curls', 'black', 8, 'blocks', { turn: 1 }),
    look('manSlim', 'stand', ['hang', 'pocket'], 'side', 'silver', 2, 'bands', { glasses: 'clear' }),
    look('woman', 'contra', ['hip', 'hold'], 'pony', 'chestnut', 5, 'window', { lean: 3 }),
  ],
  summer: [
    look('woman', 'walk', ['away', 'hang'], 'pony', 'brown', 3, 'blocks', { earrings: true }, true),
    look('man', 'contra', ['pocket', 'hang'], 'crop', 'black', 7, 'sun', { glasses: 'sun' }),
    look('womanSlim', 'contra*', ['pocket', 'hang'], 'straight', 'dark', 2, 'arch', { turn: 1 }, true),
    look('woman', 'cross', ['hang', 'strap'], 'afro', 'black', 8, 'window', { earrings: true }),
    look('manFull', 'stand', ['pocket', 'hang'], 'swept', 'grey', 4, 'moon', { beard: true }),
    look('woman', 'contra', ['hang', 'carry'], 'bun', 'honey', 1, 'leaves', { earrings: true, turn: -1 }, true),
    look('manSlim', 'walk', ['hold', 'away'], 'curls', 'dark', 5, 'bands'),
    look('man', 'wide', ['hang', 'pocket'], 'crop', 'ink', 0, 'steps', { turn: 1 }),
    look('womanFull', 'contra', ['hip', 'hold'], 'lob', 'grey', 6, 'blob', { earrings: true }, true),
    look('man', 'walk', ['pocket', 'away'], 'side', 'brown', 3, 'window', { glasses: 'clear' }, true),
  ],
  city: [
    look('manSlim', 'walk', ['pocket', 'away'], 'curtain', 'black', 0, 'window', { turn: -1 }),
    look('woman', 'contra', ['pocket', 'carry'], 'straight', 'black', 1, 'arch', { earrings: true }),
    look('womanSlim', 'walk', ['hang', 'hold'], 'chignon', 'dark', 4, 'blob', { earrings: true }, true),
    look('man', 'stand', ['pocket', 'hang'], 'buzz', 'black', 7, 'moon', { beard: true }),
    look('man', 'contra', ['hang', 'pocket'], 'swept', 'silver', 3, 'blocks', { turn: 1 }),
    look('womanFull', 'contra*', ['carry', 'hip'], 'bob', 'brown', 2, 'sun', { lean: 3 }),
    look('woman', 'walk', ['away', 'pocket'], 'pony', 'ink', 5, 'bands', { turn: -1 }, true),
    look('man', 'walk', ['pocket', 'pocket'], 'side', 'black', 1, 'steps', { glasses: 'clear' }),
    look('woman', 'stand', ['hip', 'hang'], 'pixie', 'black', 8, 'window', { glasses: 'clear', earrings: true }),
    look('woman', 'contra', ['hang', 'hip'], 'lob', 'chestnut', 3, 'leaves', {}, true),
  ],
  weekend: [
    look('man', 'wide', ['pocket', 'hang'], 'curls', 'black', 6, 'leaves', { lean: -2 }),
    look('woman', 'contra', ['hang', 'away'], 'wave', 'chestnut', 2, 'window', { turn: 1 }),
    look('man', 'contra*', ['hang', 'pocket'], 'crop', 'dark', 4, 'moon', { beard: true }),
    look('womanFull', 'walk', ['hold', 'hip'], 'fringe', 'black', 1, 'sun', { earrings: true }),
    look('man', 'contra', ['pocket', 'hold'], 'side', 'honey', 3, 'arch', {}, false),
    look('manSlim', 'stand', ['hang', 'strap'], 'buzz', 'ink', 3, 'blob'),
    look('man', 'stand', ['hold', 'pocket'], 'swept', 'grey', 5, 'blocks', { glasses: 'clear' }),
    look('woman', 'contra', ['hip', 'hold'], 'bob', 'black', 0, 'bands', { turn: -1 }, true),
    look('manFull', 'walk', ['pocket', 'away'], 'crop', 'black', 8, 'steps'),
    look('womanSlim', 'walk', ['strap', 'pocket'], 'afro', 'dark', 6, 'window', { earrings: true }, true),
  ],
}
