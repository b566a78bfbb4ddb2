import type { SeedTexts } from '../textShape.ts'

/** Ten for each episode. */
export const products: SeedTexts['products'] = [
  {
    name: 'Camel Belted Trench Coat',
    description:
      'Cotton gabardine with a little nylon, so it creases less.\nThe shoulders drop easily; tie the belt and the waist is there.\nLovely worn open over a roll-neck, too.\nDry clean; dab small marks with a damp towel.',
  },
  {
    name: 'Herringbone Wool Coat',
    description:
      'A 70% wool blend with a quiet herringbone weave.\nIt comes below the knee, so your thighs stay warm.\nRoom enough for a chunky jumper underneath.\nPlease have it dry cleaned the first time.\nStore it on a wide-shouldered hanger.',
  },
  {
    name: 'Camel Check Blazer',
    description:
      'A polyester and rayon check that looks like wool and weighs far less.\nCut half a size big, for women and men.\nOver jeans it’s the weekend; with tailored trousers it’s the office.\nBrush it at home and have it cleaned when the season turns.',
  },
  {
    name: 'Burgundy V-neck Knit',
    description:
      'With 30% wool: soft, and hardly scratchy on bare skin.\nIt ends above the hips, just right with a pleated skirt.\nThe V-neck leaves your neck some air.\nHand wash cold with a mild detergent and dry flat.',
  },
  {
    name: 'Ivory Ribbed Roll-neck',
    description:
      'A fine rib in 60% cotton with a bit of stretch.\nThe neck folds twice and stays clear of your chin.\nThin enough to go under a trench or a jacket.\nWash in a net bag on the wool cycle.',
  },
  {
    name: 'Khaki Wool Pocket Cardigan',
    description:
      'A thick autumn cardigan, half lambswool.\nTwo front pockets that swallow your hands.\nIt covers half your bottom, so it does for a jacket.\nIf it bobbles, ease the bobbles off along the knit.',
  },
  {
    name: 'Charcoal Wool Wide Trousers',
    description:
      'A wool blend with some body, so the knees don’t bag.\nElasticated at the back only, for sitting in comfort.\nWith flat shoes, try one turn-up.\nHang them for a day after wearing and the creases drop out.',
  },
  {
    name: 'Sand Long Pleated Skirt',
    description:
      'Heat-set pleats that stay sharp in the wash.\nMid-calf, with an underskirt.\nA short knit and tall boots give it lovely proportions.\nRoll it up in a net bag and wash cold.',
  },
  {
    name: 'Dark Brown Mid Boots',
    description:
      'Soft cow leather on a rubber sole that grips.\nA 3.5 cm heel you can walk on all day.\nFor wide feet, go half a size up.\nAfter rain, stuff with newspaper and dry in the shade.',
  },
  {
    name: 'Burgundy Check Wool Scarf',
    description:
      '60 by 190 cm: twice round and some to spare.\nAll wool, brushed once more so it doesn’t itch.\nThis alone changes the plainest coat.\nIt shrinks in water, so spot clean only.',
  },

  {
    name: 'Deep Green Double Coat',
    description:
      '80% wool with a touch of cashmere, soft at the fingertips.\nIt falls to the calf and buttons double at the front.\nUnder 170 cm, choose M so the sleeves aren’t long.\nTake off the plastic after dry cleaning before you put it away.',
  },
  {
    name: 'Burgundy Short Puffer',
    description:
      'Light filling packed into every channel, so it keeps its volume.\nCut at the waist: easy to sit down and get up in.\nHigh-waisted trousers make your legs look longer.\nAfter washing at home, pat it with a dry towel to plump it up.',
  },
  {
    name: 'Ivory Lambswool Roll-neck',
    description:
      '80% lambswool: all you need under a coat.\nNeither tight nor loose, just an easy fit.\nA thin tee underneath keeps it fresh for longer.\nSqueeze gently by hand and press dry in a towel.',
  },
  {
    name: 'Grey Cable Knit',
    description:
      'Thick yarn in cables that stand out.\nSlightly dropped shoulders leave room for a shirt.\nGrey with a hint of blue, so it won’t dull your face.\nFold it; a hanger would stretch it.',
  },
  {
    name: 'Deep Green Waffle Cardigan',
    description:
      'Knitted in a fine waffle that traps warm air.\nButton it all the way and it’s a jumper.\nNeat with a white shirt collar pulled out on top.\nWash cold, inside out and on its own.',
  },
  {
    name: 'Grey Knitted Vest',
    description:
      'Half wool, half acrylic: light, and it keeps its shape.\nRoomy armholes take a thick roll-neck.\nEspecially handy in an overheated office.\nThe dryer would shrink it, so please air dry.',
  },
  {
    name: 'Burgundy Satin Skirt',
    description:
      'A soft sheen that comes alive under evening lights.\nCut on the bias, so it sways as you walk.\nDon’t tuck in a chunky knit, wear it over the top.\nIf it clings, mist a little water on the lining.',
  },
  {
    name: 'Charcoal Navy Wide Trousers',
    description:
      'Brushed on the inside, so they’re warm without tights.\nTwo pleats are kind to the tummy and easy on the hips.\nA length that suits trainers and loafers alike.\nPick up fluff with a lint roller.',
  },
  {
    name: 'Black Chunky Chelsea Boots',
    description:
      'Elastic at both sides: on and off without hands.\nA thick sole keeps your feet off the snow.\nYour usual size has room for thick socks.\nLeather cream once a month, and they’ll last.',
  },
  {
    name: 'Burgundy Suede Tote',
    description:
      'Soft faux suede with a cotton lining.\nTakes a 13-inch laptop and your scarf with ease.\nThe straps are long enough to go over a thick coat.\nIt dislikes water: spray it before a snowy day.',
  },

  {
    name: 'Beige Light Trench',
    description:
      'Half lined, so it’s light enough for spring.\nRaglan sleeves flatter narrow and broad shoulders.\nJeans and white trainers are all it needs.\nWater leaves deep creases, so send it to the cleaner’s.',
  },
  {
    name: 'Sage Linen Blazer',
    description:
      '55% linen: you feel the breeze as soon as it’s on.\nBarely structured on purpose, to throw over a tee.\nRoll the sleeve once and a stripe peeks out.\nThe creases are its charm, so don’t iron it too neatly.',
  },
  {
    name: 'Rose Pink Cropped Cardigan',
    description:
      'All cotton, so it’s never hot in the spring sun.\nIt ends right below the navel.\nTiny pearl buttons, close together: sweet done up, too.\nA little pink may come out, so wash it alone at first.',
  },
  {
    name: 'Sky Blue Oxford Shirt',
    description:
      'Thick Oxford cotton that looks tidy unironed.\nA rounded hem, to tuck in or leave out.\nOpen over a white tee it’s a light jacket.\nWash it buttoned up and the collar stays straight.',
  },
  {
    name: 'Lilac V-neck Vest',
    description:
      'Lilac and grey yarn twisted together for a quiet colour.\nA deep V that shows off a shirt collar.\nIt stops at the hip and needs no tucking in.\nReshape after washing and dry flat.',
  },
  {
    name: 'Cream Striped T-shirt',
    description:
      'Sturdy cotton that doesn’t show through.\nDark navy stripes on a cream without any yellow.\nThe neck is stitched twice, so it shouldn’t sag.\nWash at 30 degrees without bleach.',
  },
  {
    name: 'Lilac Midi Pleated Skirt',
    description:
      'Pinkish in the sun, grey-violet in the shade.\nThe whole waist is elastic, even after dinner.\nWith white trainers it’s perfect for college.\nBrush dust out of the pleats; wet wipes make it worse.',
  },
  {
    name: 'Denim Blue Straight Jeans',
    description:
      '11 oz denim, neither stiff nor thin.\nEasy on the thigh, straight from the knee down.\nTurn up the hem rather than cut it: the wash looks good.\nWash inside out, on their own, the first two times.',
  },
  {
    name: 'Tan Mini Crossbody Bag',
    description:
      'No bigger than two palms, yet it takes your phone, cards and lip balm.\nFive holes to set the strap.\nVegetable-tanned leather that deepens with use.\nIf it gets splashed, press it dry, don’t rub.',
  },
  {
    name: 'Beige Picnic Tote',
    description:
      'Canvas so thick it stands up by itself.\nTwo inner pockets and a loop for a bottle.\nYour lunch and a thin blanket go in together.\nScrub stains with washing-up liquid and a toothbrush.',
  },

  {
    name: 'Oatmeal Summer Blazer',
    description:
      'Unlined, a single layer, light as a fan.\nRayon in the mix keeps it off your arms.\nThrow it over a tee for restaurants with fierce air-con.\nSteam it only, on low.',
  },
  {
    name: 'White Heavy Cotton Tee',
    description:
      'Two-ply yarn, so underwear hardly shows.\nThe shoulder drops a little, the sleeve stops above the elbow.\nThis and a pair of jeans, and summer is sorted.\nSoak it in warm water with oxygen bleach to keep it white.',
  },
  {
    name: 'White Linen Shirt',
    description:
      'All French linen, softer with every wear.\nA pleat at the back lets you lift your arms.\nWe’d undo two buttons and roll up the sleeves.\nSpin gently, shake it hard while wet, and hang it.',
  },
  {
    name: 'Teal Sheer Cardigan',
    description:
      'An open, slightly sheer knit to carry all summer.\nFolded, it fits in one hand.\nHave it in your bag for days when the train is freezing.\nIt can snag, so do use a net bag.',
  },
  {
    name: 'Sand Chino Shorts',
    description:
      'Crisp chino that dries in no time.\nJust above the knee, and they don’t ride up.\nA cord in the waist saves you a belt.\nAfter the sea, rinse them in clean water.',
  },
  {
    name: 'White Full Cotton Skirt',
    description:
      'So much cloth that one twirl makes a circle.\nLined, so you’re safe in the sun.\nPockets hidden in both seams.\nWash it cold with other whites.',
  },
  {
    name: 'Sand Slip Skirt',
    description:
      'Tencel that feels cool on your legs.\nThe hidden waistband stays smooth under a tucked-in top.\nTrainers by day, heeled sandals by night.\nDon’t wring it: hang it up as it is.',
  },
  {
    name: 'Navy Washed Cap',
    description:
      'Pre-washed cotton that feels broken in from day one.\nA deep peak for days without make-up.\nThe strap fits heads from 54 to 60 cm.\nRub only the sweatband with soap, and rinse.',
  },
  {
    name: 'Lemon Mesh Tote',
    description:
      'Mesh that breathes, so a wet towel is fine.\nFolds up to the size of a pocket.\nOne splash of colour for an all-navy day.\nSand? Turn it upside down and shake.',
  },
  {
    name: 'Tan Strappy Heels',
    description:
      'A 5 cm heel, cushioned at the front as well.\nThe ankle strap has some elastic, so it doesn’t pinch.\nWith a high instep, go one size up.\nAny cobbler can replace the heel tips.',
  },

  {
    name: 'Red Handmade Coat',
    description:
      'Two layers stitched together by hand, shaped without a lining.\nHalf a shade darker than bright red, so it’s easier to wear than you’d think.\nA wrap coat: no buttons, just a belt.\nIt may bobble under a bag strap, so brush it now and then.',
  },
  {
    name: 'Taupe Oversized Trench',
    description:
      'Light rain rolls right off this fabric.\nFor women and men: generous shoulders and sleeves.\nShort enough to run up the stairs between trains.\nIron it on low after washing, and it repels water again.',
  },
  {
    name: 'Grey Glen Check Blazer',
    description:
      'Look closely: a check of tightly woven white and black.\nStraight, without a waist, so a hoodie fits underneath.\nBlack jeans and white trainers make it casual.\nThe cuffs really unbutton, so they’re easy to alter.\nEmpty the pockets before you take it to be cleaned.',
  },
  {
    name: 'Off-white Poplin Shirt',
    description:
      'Crisp, close-woven poplin that rustles as you move.\nThe small collar lies flat under a vest or a knit.\nButtoned to the neck, it’s smart without a tie.\nHang it up wet and pull it into shape.',
  },
  {
    name: 'Off-white Fine Knit',
    description:
      'Knitted so fine it’s as smooth as a T-shirt.\nShort cuffs and hem, so it tucks into a skirt without bulk.\nMade for rooms where you never know the temperature.\nMake-up on the neck? Cleansing water first.',
  },
  {
    name: 'Grey Cashmere Roll-neck',
    description:
      '10% cashmere, gentle at the neck.\nUnder a black coat it brightens your face.\nNo seam from shoulder to sleeve, for a clean line.\nWorried about moths? Wash it and store it in a zip bag.',
  },
  {
    name: 'Black A-line Wool Skirt',
    description:
      'A single pleat, and it falls straight front and back.\nIt just covers the knee: safe for any office.\nThe hidden zip at the back rarely catches.\nBlack shows the dust, so brush it often.',
  },
  {
    name: 'Black Pleated Trousers',
    description:
      'Four-way stretch, so your knees are happy at a desk.\nThe front crease is stitched and survives the wash.\nThey touch the top of the shoe, smart or sporty.\nIron them through a thin cloth.',
  },
  {
    name: 'Black Slingback Heels',
    description:
      'A pointed toe, but roomy inside where it counts.\nA 4 cm heel copes with a commute full of stairs.\nThe elastic strap seldom slips off.\nWipe them dry after wearing and put them in their bag.',
  },
  {
    name: 'Red Wool Beret',
    description:
      'Pressed from one round of felt, without a seam.\nWear it off the forehead for a smaller-looking head.\nPull the cord inside to fit it.\nIf it gets squashed, steam it and round it by hand.',
  },

  {
    name: 'Mustard Short Puffer',
    description:
      'Matt nylon that hardly rustles.\nA collar up to the chin, for sitting by the fire.\nGloves and a hand warmer share the inside pocket.\nIf it smells of supper, hang it in a breeze for a day.',
  },
  {
    name: 'Terracotta Corduroy Jacket',
    description:
      'A fine cord: the brick red shifts with the light.\nNo shoulder pads, so it’s as easy as a cardigan.\nWith jeans and a white tee, stop thinking.\nIron it inside out to save the pile.',
  },
  {
    name: 'Mustard Check Shirt',
    description:
      'Lightly brushed flannel, cosy from day one.\nRoomy enough to be a jacket over a tee.\nFor repotting, recycling and everything after.\nWash it with similar colours and the check stays clear.',
  },
  {
    name: 'Terracotta Crew-neck Knit',
    description:
      'Acrylic and wool: light, and easy to wash.\nPlump sleeves make your arms look slender.\nWith a green skirt it’s an orchard in late autumn.\nGo easy with the fabric shaver.',
  },
  {
    name: 'Cream Crew-neck Cardigan',
    description:
      'Cotton and acrylic in a middling weight, for all of spring and autumn.\nA round neck and horn-look buttons.\nOver a dress, or over the tee you slept in.\nWash in a net bag at 30 degrees or less.',
  },
  {
    name: 'Indigo Wide Jeans',
    description:
      'Raw-looking denim, rinsed twice so it bleeds less.\nSnug at the waist, wider on the way down.\nEven under a denim shirt the two blues differ.\nThe first few times it may tint white shoes.',
  },
  {
    name: 'Terracotta Wide Trousers',
    description:
      'Thick cotton twill, so a day of sitting won’t bag the knees.\nA high rise that keeps your tummy warm.\nWe like them with a striped tee half tucked in.\nDry them in the shade: the sun fades them.',
  },
  {
    name: 'Mustard Canvas Trainers',
    description:
      'Thin canvas, light even on bare feet.\nThe rubber sole is stitched on, so rain won’t part it.\nFor an average width, take your usual size.\nBrush with soapy water and stand them in the shade.',
  },
  {
    name: 'Mustard Half-moon Bag',
    description:
      'The half moon hugs your side.\nThe zip opens wide, so you see everything.\nAll you need for a walk fits, bar the water bottle.\nScuffed corners? A wax crayon of the same colour.',
  },
  {
    name: 'Navy Corduroy Cap',
    description:
      'A cord cap you can wear into early winter.\nThe front is low, so it won’t lengthen your face.\nHides unwashed hair completely.\nBrush along the cord and the dust comes off.',
  },
]
