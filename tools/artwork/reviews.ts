import { pictureName } from '../../mocks/db/seed/images.ts'
import type { ReviewPhoto } from '../../mocks/db/seed/images.ts'
import { seasonOf } from '../../mocks/db/seed/episodes.ts'
import { styleOf } from '../../mocks/db/seed/styles.ts'
import type { StyleSeed } from '../../mocks/db/seed/styles.ts'
import { light, luminance } from './colour.ts'
import { at, n1 } from './geometry.ts'
import { figure } from './figure.ts'
import { insideBack } from './garments/tops.ts'
import { collarInside, lining, outer } from './garments/outerwear.ts'
import { lookOf, outfitOf } from './outfit.ts'
import type { Outfit } from './outfit.ts'
import type { HairName, Person } from './person/person.ts'
import { hairColours, skins } from './person/person.ts'
import { hash, random } from './random.ts'
import {
  door,
  floorBoards,
  floorTiles,
  lamp,
  pavement,
  pictureFrame,
  pottedPlant,
  rail,
  roomOf,
  rug,
  shelf,
  stool,
  sunbeam,
  windowPane,
} from './rooms.ts'
import type { Room } from './rooms.ts'
import { group, newSheet, svg } from './sheet.ts'
import type { Drawing, Sheet } from './sheet.ts'
import { builds, skeleton } from './skeleton.ts'
import type { ArmName, BuildName, PoseName } from './skeleton.ts'
import { wearsTights } from './style.ts'
import { top } from './garments/tops.ts'
import { garmentOf } from './wardrobe.ts'

const bodies: Record<'slight' | 'strong', readonly BuildName[]> = {
  slight: ['woman', 'womanFull', 'womanSlim', 'woman'],
  strong: ['man', 'manSlim', 'manFull', 'man'],
}
const cuts: Record<'slight' | 'strong', readonly HairName[]> = {
  slight: ['lob', 'wave', 'straight', 'bob', 'pony', 'chignon', 'fringe', 'bun', 'pixie'],
  strong: ['side', 'crop', 'curtain', 'curls', 'buzz', 'swept'],
}
const tints = ['black', 'ink', 'dark', 'brown', 'chestnut', 'black', 'honey', 'grey', 'ink'] as const
const deepTints = ['black', 'ink', 'dark', 'grey', 'black'] as const

/** A shopper who bought the style: another person than the model, of any skin, age or body. */
function shopper(style: StyleSeed, photo: ReviewPhoto, chance: () => number): Person {
  const model = lookOf(style).person
  const { frame } = builds[model.build]
  const one = <T>(list: readonly T[]): T => at(list, Math.floor(chance() * list.length))
  const selfie: readonly [ArmName, ArmName] =
    outfitOf(style).bag && photo.shows.includes('tote') ? ['hold', 'phone'] : ['hang', 'phone']
  const { outer: coat, bottom } = outfitOf(style)
  const pocketed = (coat !== undefined && coat.length > 3.72) || (bottom !== undefined && 'widths' in bottom)
  const rest: ArmName = pocketed ? 'pocket' : 'hang'
  const arms: readonly [ArmName, ArmName] =
    photo.view === 'mirror' ? selfie : [one(['hang', rest, 'away']), one(['hang', 'hip', rest])]
  const pose: PoseName =
    photo.view === 'mirror'
      ? one(['contra', 'stand', 'wide'])
      : photo.view === 'legs'
        ? one(['wide', 'contra', 'contra*'])
        : one(['contra', 'contra*', 'stand'])
  const skin = at(skins, (hash(photo.view + style.name) + photo.no * 2) % skins.length)
  return {
    build: one(bodies[frame]),
    pose,
    arms,
    skin,
    hair: one(cuts[frame]),
    hairColour: hairColours[luminance(skin) < 0.45 ? one(deepTints) : one(tints)],
    lean: chance() > 0.5 ? 4 : -4,
    earrings: frame === 'slight' && chance() > 0.5,
  }
}

/** A snapshot at home: in the mirror, of the upper or lower half, or of one garment on a hanger. */
export function drawReview(photo: ReviewPhoto): Drawing {
  const id = pictureName.review(photo)
  const sheet = newSheet(id)
  const chance = random(id)
  const style = styleOf(photo.episodeId, photo.styleNo)
  const room = roomOf(chance)
  const outfit = worn(outfitOf(style), photo)
  const person = (): string => figure(sheet, shopper(style, photo, chance), outfit, { tights: wearsTights(style) })
  const body =
    photo.view === 'mirror'
      ? mirror(sheet, room, chance, person())
      : photo.view === 'torso'
        ? torso(room, chance, person(), photo)
        : photo.view === 'legs'
          ? legs(room, chance, person())
          : hanging(sheet, room, photo)
  return svg(sheet, body, hash(id), 0.17)
}

/** Bags are only in photos of bags. */
function worn(outfit: Outfit, photo: ReviewPhoto): Outfit {
  const { bag, ...rest } = outfit
  return bag && photo.shows.includes(bag.kind) ? outfit : rest
}

const frames = [
  'M120 810V262C120 92 480 92 480 262V810Z',
  'M122 810V112C122 98 128 92 142 92H458C472 92 478 98 478 112V810Z',
  'M116 810L132 96H468L484 810Z',
  'M128 700V300C128 60 472 60 472 300V700C472 760 128 760 128 700Z',
] as const

function mirror(sheet: Sheet, room: Room, chance: () => number, person: string): string {
  const outline = at(frames, Math.floor(chance() * frames.length))
  const clip = `mirror`
  sheet.defs.push(`<clipPath id="${clip}"><path d="${outline}"/></clipPath>`)
  const beyond =
    chance() < 0.34
      ? windowPane(378, 190, 120, 220, room)
      : chance() < 0.5
        ? door(392, 210, 120, 470, room)
        : pictureFrame(392, 190, 92, 120, room) + lamp(440, 676, room)
  const beside =
    chance() < 0.5
      ? pottedPlant(58, 744, 1.05, room) + stool(548, 752, room)
      : pottedPlant(548, 748, 1.15, room) + lamp(52, 742, room)
  const floor = chance() < 0.5 ? floorBoards(646, room) : floorTiles(646, room)
  const within = `<rect width="600" height="810" fill="${light(room.wall, 0.5)}"/>${beyond}${cutFloor(room)}${group(`<g filter="url(#person)">${person}</g>`, 'translate(38 118) scale(.86)')}<path d="M120 560L420 80L480 80L120 660ZM250 810L480 440V500L290 810Z" fill="#ffffff" opacity=".1"/>`
  return `<rect width="600" height="800" fill="${room.wall}"/>${floor}${sunbeam(chance() * 160)}${beside}<path d="${outline}" fill="${room.wood}" stroke="${room.wood}" stroke-width="28" filter="url(#sheet)"/><g clip-path="url(#${clip})">${within}</g>`
}

const cutFloor = (room: Room) =>
  `<path d="M0 676H600V810H0Z" fill="${light(room.wood, 0.5)}"/><path d="M0 664H600V678H0Z" fill="${light(room.wall, 0.8)}"/>`

function torso(room: Room, chance: () => number, person: string, photo: ReviewPhoto): string {
  const scene = at(
    [
      windowPane(350, 90, 210, 330, room) + shelf(-20, 620, 180, room, chance),
      rail(86, room, chance),
      shelf(-10, 250, 250, room, chance) + shelf(380, 170, 240, room, chance) + pottedPlant(540, 690, 1.3, room),
      door(352, 60, 220, 760, room) + pictureFrame(60, 150, 120, 150, room),
      pictureFrame(70, 110, 110, 140, room) + pictureFrame(420, 80, 130, 170, room) + pottedPlant(70, 720, 1.3, room),
    ],
    (photo.no + photo.episodeId * 3) % 5,
  )
  // Most shoppers leave their face out of a photo of clothes; a hat has to be visible.
  const hatted = photo.shows.includes('cap') || photo.shows.includes('beret')
  const drop = hatted ? -18 : chance() < 0.5 ? -34 : -178
  return `<rect width="600" height="800" fill="${room.wall}"/>${scene}${sunbeam(chance() * 120 - 40)}<g filter="url(#person)">${group(person, `translate(${n1(-205 + chance() * 30)} ${drop}) scale(1.7)`)}</g>`
}

function legs(room: Room, chance: () => number, person: string): string {
  const ground = chance()
  const floor = ground < 0.34 ? floorBoards(392, room) + rug(690, room) : ground < 0.67 ? floorTiles(392, room) : pavement(392)
  return `<rect width="600" height="800" fill="${room.wall}"/>${floor}${sunbeam(60)}<ellipse cx="320" cy="726" rx="210" ry="20" fill="#2a2230" opacity=".3" filter="url(#soft)"/><g filter="url(#person)">${group(person, 'translate(-225 -556) scale(1.75)')}</g>`
}

/** One garment on a wooden hanger, on the door or the rail. */
function hanging(sheet: Sheet, room: Room, photo: ReviewPhoto): string {
  const style = styleOf(photo.episodeId, photo.styleNo)
  const garment = at(photo.shows, 0)
  const item = garmentOf(seasonOf(photo.episodeId), garment, at(style.colours, style.garments.indexOf(garment)))
  const sk = skeleton('woman', 'flat', ['flat', 'flat'])
  const drawn =
    item.slot === 'outer'
      ? lining(sheet, sk, item) + collarInside(sheet, sk, item) + outer(sheet, sk, item)
      : item.slot === 'top'
        ? insideBack(sheet, sk, item) + top(sheet, sk, item).body
        : ''
  const hook = `<path d="M300 214V150c0-22 30-20 26-44c-4-22-40-22-42 2" fill="none" stroke="#5d564f" stroke-width="7" stroke-linecap="round"/><path d="M172 262Q240 214 300 206Q360 214 428 262" fill="none" stroke="${room.wood}" stroke-width="17" stroke-linecap="round"/>`
  return `<rect width="600" height="800" fill="${room.wall}"/>${door(96, -60, 408, 900, room)}${sunbeam(90)}${hook}<g filter="url(#person)">${group(drawn, 'translate(-330 -98) scale(2.1)')}</g>`
}
