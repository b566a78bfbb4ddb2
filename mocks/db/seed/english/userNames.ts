import { listed } from '../textShape.ts'

/** At most 17 letters: a number follows for most pickers. */
export const nickNames = listed(`
spudwednesday, blockoftofu, wardrobe13, slowwalker, peelingclementine, onebutton, oddsockfinder, coatfirst, threeoclocktoast,
laundrybear, knitfairy, halfaspoonofcloud, handsinpockets, nomoremondays, trenchmaster, captainlint, fondofgreen,
backofthebus, nightstroller, lilacalley, melonseed, foxinglasses, steamedbun, dungarees, summercicada, windowseat,
napchampion, sleevestwiceup, collarup, baggyknees, driedjujube, acornpicker, rooftopwashing, tencheckshirts, cardiganhoarder,
anklesock, irontomorrow, cupofcitron, foggyglasses, paperplane, halfmoonpocket, hatday, brownloafer, windcheater,
weekendlieins, pencilcase, cableknit, barleyshake, endofthelane, dawnbread, roundbutton, tomatopasta, starsweet, leftmybrolly,
denimknees, blueroof, looseribbon, bookmark, nippymorning, barleytea, comfortwins, sunflowerseed, candyflossgone,
mustardlover, notalwaysgrey, blanketcat, scarftwiceround, turnedups, rainandpancakes, sunsetcollector, newtovintage,
outofhangers, newseason, apricot, basketagain, trainerstomorrow, nomintchoc, penguininavest, stationerynerd, beansprouts,
autumnmood, heartincream, walnutcake, tinydrawer, longcoatshortlegs, fadeddenim, whitetrainers, daythreeknitting, breezy,
castanets, mindthecathair, alwayslate, freshfringe, stripeaddict, bravingaberet, funhousemirror, bythecampfire,
threecolourpen, strawberrymilk, tumbledryerfan, tagsstillon, welldressedpal, flarescomeback, onginkgoleaves, bigstretch,
moodforfree, bookshopafterwork, wednesdaylook, roundspecs, loosethread, saturdayateleven, pageturner, cosywarning,
betweensizes, marketstripes, rollneckpal, 3ammusings, sunonfloorboards, maplesleeve, coffeeonmyshirt
`)

export const names = listed(`
Kim Daon, Lee Haram, Choi Raon, Jung Eden, Kang Nuri, Cho Haesol, Yoon Seula, Jang Gaon, Lim Bodam, Han Gyeolhee, Oh Roha,
Seo Onyu, Shin Yedam, Kwon Doul, Hwang Boram, Ahn Chaeul, Song Irum, Ryu Hasol, Hong Danbi, Jeon Dasom, Ko Eungyeol,
Moon Garam, Yang Jiu, Son Haebom, Bae Ire, Baek Narin, Heo Jinsol, Yoo Hadam, Nam Doeun, Shim Jaei, Noh Harin, Ha Junseo,
Kwak Sion, Sung Dain, Cha Eunseol, Joo Hanbyeol, Woo Taeha, Koo Bona, Min Jaeon, Hong Gilsoon
`)
