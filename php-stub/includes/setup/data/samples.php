<?php
/**
 * Sample products.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

/*
 * Suffix of the SKU `sample-…` => name, price in the currency of the store,
 * description, and whether it is a download.
 */
return array(
	'skillet' => array( __( 'Cast Iron Skillet', 'storedeck' ), '44.99', __( 'A cast iron pan, ready to use.', 'storedeck' ), false ),
	'pillow'  => array( __( 'Down Alternative Pillow', 'storedeck' ), '49.99', __( 'Soft, warm, and washable.', 'storedeck' ), false ),
	'candle'  => array( __( 'Soy Candle Cedar', 'storedeck' ), '26.99', __( 'Burn time: 40 hours.', 'storedeck' ), false ),
	'tent'    => array( __( 'Two-Person Tent', 'storedeck' ), '229.99', __( 'Sets up in five minutes.', 'storedeck' ), false ),
	'trowel'  => array( __( 'Hand Trowel', 'storedeck' ), '18.99', __( 'Ash handle, steel blade.', 'storedeck' ), false ),
	'lights'  => array( __( 'LED Light Set', 'storedeck' ), '39.99', __( 'Front and rear lights, rechargeable by USB.', 'storedeck' ), false ),
	'book'    => array( __( 'A Year in the Garden', 'storedeck' ), '29.99', __( 'A month-by-month gardening guide.', 'storedeck' ), false ),
	'course'  => array( __( 'Sourdough Course (Video)', 'storedeck' ), '49.00', __( 'Six lessons to download.', 'storedeck' ), true ),
	'planner' => array( __( 'Garden Planner (Spreadsheet)', 'storedeck' ), '12.00', __( 'Plan beds and harvests in one spreadsheet.', 'storedeck' ), true ),
);
