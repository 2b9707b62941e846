<?php
/**
 * Options that the client can read and write by name, in addition to the
 * settings.
 *
 * Name => JSON schema of the value. `readonly` options are never written. Flags
 * are stored as 'yes' and 'no', a few as booleans.
 *
 * @package Storedeck
 */

use Storedeck\Rest\Arguments;

defined( 'ABSPATH' ) || exit;

$storedeck_yes_no = Arguments::choice( array( 'yes', 'no', '' ) );
$storedeck_flag   = array( 'type' => array( 'boolean', 'string' ), 'enum' => array( true, false, 'yes', 'no', '' ) );
$storedeck_ids    = array( 'type' => 'array', 'maxItems' => 200, 'items' => Arguments::text( 100 ) );
$storedeck_read   = array( 'readonly' => true );

return array(
	// Home screen and task lists.
	'woocommerce_default_homepage_layout'                 => Arguments::choice( array( 'single_column', 'two_columns', '' ) ),
	'woocommerce_task_list_hidden'                        => $storedeck_yes_no,
	'woocommerce_task_list_complete'                      => $storedeck_yes_no,
	'woocommerce_task_list_welcome_modal_dismissed'       => $storedeck_yes_no,
	'woocommerce_task_list_prompt_shown'                  => $storedeck_flag,
	'woocommerce_task_list_keep_completed'                => $storedeck_yes_no,
	'woocommerce_task_list_reminder_bar_hidden'           => $storedeck_yes_no,
	'woocommerce_extended_task_list_hidden'               => $storedeck_yes_no,
	'woocommerce_extended_task_list_complete'             => $storedeck_yes_no,
	'woocommerce_task_list_dismissed_tasks'               => $storedeck_ids,
	'woocommerce_task_list_hidden_lists'                  => $storedeck_ids,
	'woocommerce_task_list_completed_lists'               => $storedeck_ids,
	'woocommerce_task_list_tracked_completed_tasks'       => $storedeck_ids,
	'woocommerce_task_list_tracked_completed_actions'     => $storedeck_ids,
	'woocommerce_task_list_remind_me_later_tasks'         => array(
		'type'                 => 'object',
		'additionalProperties' => array( 'type' => 'integer' ),
	),
	'woocommerce_task_list_appearance_complete'           => $storedeck_flag,
	'woocommerce_no_sales_tax'                            => $storedeck_flag,
	'woocommerce_default_homepage_layout_tour_shown'      => $storedeck_yes_no,
	'woocommerce_homescreen_enjoyed_first_sale'           => $storedeck_yes_no,

	// Notices and recommendations.
	'woocommerce_admin_transient_notices_queue'           => array(
		'type'                 => 'object',
		'additionalProperties' => array(
			'type'       => 'object',
			'properties' => array(
				'id'      => array( 'type' => array( 'string', 'integer' ), 'maxLength' => 100 ),
				'user_id' => array( 'type' => array( 'integer', 'string', 'null' ) ),
				'status'  => Arguments::text( 20 ),
				'content' => Arguments::text( 2000 ),
				'options' => array( 'type' => array( 'object', 'array' ) ),
			),
		),
	),
	'woocommerce_setting_payments_recommendations_hidden' => $storedeck_yes_no,
	'woocommerce_show_marketplace_suggestions'            => $storedeck_yes_no,
	'woocommerce_merchant_email_notifications'            => $storedeck_yes_no,
	'woocommerce_allow_tracking'                          => $storedeck_yes_no,
	'woocommerce_setup_jetpack_opted_in'                  => $storedeck_flag,
	'woocommerce_navigation_intro_modal_dismissed'        => $storedeck_yes_no,
	'woocommerce_revenue_report_date_tour_shown'          => $storedeck_yes_no,
	'woocommerce_demo_store'                              => $storedeck_yes_no,
	'woocommerce_demo_store_notice'                       => Arguments::text( 500 ),

	// Read-only options.
	'woocommerce_admin_install_timestamp'                 => $storedeck_read,
	'woocommerce_onboarding_profile'                      => $storedeck_read,
	'woocommerce_gateway_order'                           => $storedeck_read,
	'woocommerce_bacs_settings'                           => $storedeck_read,
	'woocommerce_cheque_settings'                         => $storedeck_read,
	'woocommerce_cod_settings'                            => $storedeck_read,
	'woocommerce_stripe_settings'                         => $storedeck_read,
	'woocommerce_klarna_payments_settings'                => $storedeck_read,
	'woocommerce_woocommerce_payments_settings'           => $storedeck_read,
	'woocommerce-ppcp-settings'                           => $storedeck_read,
	'blogname'                                            => $storedeck_read,
	'timezone_string'                                     => $storedeck_read,
	'gmt_offset'                                          => $storedeck_read,
	'date_format'                                         => $storedeck_read,
	'time_format'                                         => $storedeck_read,
	'start_of_week'                                       => $storedeck_read,
);
