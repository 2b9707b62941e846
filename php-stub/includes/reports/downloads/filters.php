<?php
/**
 * Pickers of the Downloads report.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Common\Filter_Pickers;

defined( 'ABSPATH' ) || exit;

return array(
	Filter_Pickers::create(
		array(
			Filter_Pickers::create_all_option( __( 'All downloads', 'storedeck' ) ),
			Filter_Pickers::create_advanced_option(),
		)
	),
);
