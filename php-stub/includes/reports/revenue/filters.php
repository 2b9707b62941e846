<?php
/**
 * Pickers of the Revenue report. Shown only if a plugin adds advanced filters.
 *
 * @package Storedeck
 */

use Storedeck\Reports\Common\Filter_Pickers;

defined( 'ABSPATH' ) || exit;

return array(
	Filter_Pickers::create(
		array(
			Filter_Pickers::create_all_option( __( 'All revenue', 'storedeck' ) ),
			Filter_Pickers::create_advanced_option(),
		),
		array( 'show_when' => 'advanced' )
	),
);
