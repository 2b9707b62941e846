<?php
/**
 * Texts of the reviews of the demo store.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

/*
 * Rating => texts. Some are short, long, in other languages or contain markup on purpose.
 */
return array(
	5 => array(
		'Exactly as described, and it arrived a day early. Would buy again without thinking.',
		'Perfect.',
		'Bought one for myself, then two more as gifts. Everybody loves it.',
		'Très belle qualité, livraison rapide. Merci !',
		'Super Qualität – gern wieder!',
		'Best thing I have bought this year. It has been used every single day since it came out of the box, it has survived a dishwasher, a toddler and a camping trip, and it still looks new. The packaging was plain cardboard without any plastic, which I appreciate. If I had to find a fault, it would be that I did not buy it sooner.',
		'期待以上でした。',
		'Love it!!! 🌻🌻🌻',
		'Great value & well made.',
	),
	4 => array(
		'Very good, only the color is a bit darker than in the photo.',
		'Solid and simple. One star off for the instructions.',
		'Does what it should. Shipping to Canada took a while.',
		'Good fit after exchanging one size up; the exchange was easy.',
		'Nice, but the box was "slightly" crushed.',
	),
	3 => array(
		'It is okay. I expected a little more for the price.',
		'Works, but the finish scratches easily.',
		'Average. Size 5 < 6 according to the chart, yet mine was the other way round.',
		'Not bad, not great.',
	),
	2 => array(
		'Stopped working after three weeks; support answered quickly at least.',
		'Material feels thinner than the one I bought last year.',
		'Arrived late and without the second part.',
	),
	1 => array(
		'Broken on arrival. I am waiting for the refund.',
		'Not what I ordered.',
		'<b>Do not buy</b> if you need it before the weekend.',
	),
);
