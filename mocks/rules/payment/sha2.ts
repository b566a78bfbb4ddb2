type Size = {
  readonly bits: number
  readonly rounds: number
  readonly mix: readonly [Turns, Turns]
  readonly spread: readonly [Turns, Turns]
}
/** Three turns to the right; the last one of `spread` drops what falls out. */
type Turns = readonly [number, number, number]

const sizes = {
  sha256: {
    bits: 32,
    rounds: 64,
    mix: [
      [2, 13, 22],
      [6, 11, 25],
    ],
    spread: [
      [7, 18, 3],
      [17, 19, 10],
    ],
  },
  sha512: {
    bits: 64,
    rounds: 80,
    mix: [
      [28, 34, 39],
      [14, 18, 41],
    ],
    spread: [
      [1, 8, 7],
      [19, 61, 6],
    ],
  },
} as const satisfies Record<string, Size>

/**
 * The bytes of a text's SHA-2 digest (FIPS 180-4). The browser's own is asynchronous, which rules cannot be, and missing on
 * plain http. For short texts: it favours brevity over speed.
 */
export function digestOf(name: keyof typeof sizes, text: string): Uint8Array {
  const size: Size = sizes[name]
  const word = wordsOf(size)
  const keys = roots(size, 3, size.rounds)
  let state = roots(size, 2, 8)
  for (const block of blocksOf(size, new TextEncoder().encode(text))) {
    const schedule = scheduleOf(size, block)
    let [a, b, c, d, e, f, g, h] = eight(state)
    for (let round = 0; round < size.rounds; round++) {
      const chosen = (e & f) ^ (~e & g)
      const one = h + word.mixed(e, size.mix[1]) + word.cut(chosen) + (keys[round] ?? 0n) + (schedule[round] ?? 0n)
      const two = word.mixed(a, size.mix[0]) + ((a & b) ^ (a & c) ^ (b & c))
      ;[a, b, c, d, e, f, g, h] = [word.cut(one + two), a, b, c, word.cut(d + one), e, f, g]
    }
    const turned = [a, b, c, d, e, f, g, h]
    state = state.map((value, place) => word.cut(value + (turned[place] ?? 0n)))
  }
  const hex = state.map((value) => value.toString(16).padStart(size.bits / 4, '0')).join('')
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
}

function wordsOf({ bits }: Size) {
  const cut = (value: bigint) => BigInt.asUintN(bits, value)
  const turned = (value: bigint, by: number) => cut((value >> BigInt(by)) | (value << BigInt(bits - by)))
  const mixed = (value: bigint, [x, y, z]: Turns) => turned(value, x) ^ turned(value, y) ^ turned(value, z)
  const spread = (value: bigint, [x, y, z]: Turns) => turned(value, x) ^ turned(value, y) ^ (value >> BigInt(z))
  return { cut, mixed, spread }
}

function scheduleOf(size: Size, block: readonly bigint[]): bigint[] {
  const word = wordsOf(size)
  const schedule = [...block]
  const before = (places: number) => schedule.at(-places) ?? 0n
  while (schedule.length < size.rounds) {
    const next = word.spread(before(2), size.spread[1]) + before(7) + word.spread(before(15), size.spread[0]) + before(16)
    schedule.push(word.cut(next))
  }
  return schedule
}

/** Sixteen words each; the text, a one, noughts, and the length in bits. */
function blocksOf({ bits }: Size, bytes: Uint8Array): bigint[][] {
  const blockBytes = bits * 2
  const padded = new Uint8Array(Math.ceil((bytes.length + 1 + bits / 4) / blockBytes) * blockBytes)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n)
  const words: bigint[] = []
  for (let at = 0; at < padded.length; at += bits / 8) {
    words.push(padded.subarray(at, at + bits / 8).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n))
  }
  return Array.from({ length: words.length / 16 }, (_, block) => words.slice(block * 16, block * 16 + 16))
}

/** The first bits of the fractions of the square or cube roots of the first primes. */
function roots({ bits }: Size, degree: 2 | 3, count: number): bigint[] {
  const primes: number[] = []
  for (let number = 2; primes.length < count; number++) if (primes.every((prime) => number % prime !== 0)) primes.push(number)
  return primes.map((prime) => BigInt.asUintN(bits, rootOf(BigInt(prime) << BigInt(bits * degree), BigInt(degree))))
}

/** Newton's way from above: the greatest whole number whose power is not beyond `value`. */
function rootOf(value: bigint, degree: bigint): bigint {
  let guess = 1n << (BigInt(value.toString(2).length) / degree + 1n)
  for (;;) {
    const next = ((degree - 1n) * guess + value / guess ** (degree - 1n)) / degree
    if (next >= guess) return guess
    guess = next
  }
}

function eight([a = 0n, b = 0n, c = 0n, d = 0n, e = 0n, f = 0n, g = 0n, h = 0n]: readonly bigint[]) {
  return [a, b, c, d, e, f, g, h] as const
}
