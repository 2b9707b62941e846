<?php
/**
 * Plugin Name: Support tickets (Storedeck example)
 * Description: A report on the plugin's own database table, in one file and without JavaScript.
 * Requires Plugins: storedeck
 * Text Domain: support-tickets
 *
 * @package Support_Tickets
 */

defined( 'ABSPATH' ) || exit;

register_activation_hook( __FILE__, 'support_tickets_create_table' );
add_action( 'storedeck_register_reports', 'support_tickets_register_report' );

/**
 * Creates the table. `created_at` is in the time zone of the site. Code that writes rows
 * calls `do_action( 'storedeck_data_changed' )` afterwards, which ends the cache of the report.
 */
function support_tickets_create_table() {
	global $wpdb;

	require_once ABSPATH . 'wp-admin/includes/upgrade.php';

	dbDelta(
		"CREATE TABLE {$wpdb->prefix}support_tickets (
			ticket_id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			created_at datetime NOT NULL,
			subject varchar(200) NOT NULL,
			priority varchar(20) NOT NULL,
			minutes int(11) NOT NULL,
			fee decimal(19,4) NOT NULL,
			PRIMARY KEY  (ticket_id),
			KEY created_at (created_at)
		) {$wpdb->get_charset_collate()};"
	);
}

/**
 * Registers the report: screen, chart, filters, table, CSV files, REST routes, a metric on Overview and Home.
 */
function support_tickets_register_report() {
	$priorities = array(
		'low'    => __( 'Low', 'support-tickets' ),
		'high'   => __( 'High', 'support-tickets' ),
		'urgent' => __( 'Urgent', 'support-tickets' ),
	);

	storedeck_register_report(
		array(
			'id'         => 'support-tickets',
			'title'      => __( 'Support tickets', 'support-tickets' ),
			'stats'      => array(
				'table'        => 'wp:support_tickets',
				'date_columns' => array( 'created' => 'stats.created_at' ),
				'fields'       => array(
					'tickets'     => array(
						'type'        => 'integer',
						'sum'         => '1',
						'name'        => __( 'Tickets', 'support-tickets' ),
						'plural'      => static fn( int $count ): string => _n( 'Ticket', 'Tickets', $count, 'support-tickets' ),
						'description' => __( 'Tickets created in this period.', 'support-tickets' ),
						'explanation' => __( 'Number of tickets', 'support-tickets' ),
					),
					'fees'        => array(
						'type'        => 'money',
						'sum'         => 'stats.fee',
						'name'        => __( 'Fees', 'support-tickets' ),
						'description' => __( 'Fees charged for tickets.', 'support-tickets' ),
						'explanation' => __( 'Sum of all fees', 'support-tickets' ),
					),
					'minutes'     => array(
						'type' => 'integer',
						'sum'  => 'stats.minutes',
					),
					'avg_minutes' => array(
						'type'        => 'average',
						'ratio'       => array( 'minutes', 'tickets' ),
						'name'        => __( 'Average minutes', 'support-tickets' ),
						'description' => __( 'Average working time per ticket.', 'support-tickets' ),
						'explanation' => __( 'Minutes ÷ tickets', 'support-tickets' ),
					),
				),
			),
			'items'      => array(
				'id'      => 'stats.ticket_id',
				'columns' => array(
					'id'       => array( 'integer', 'stats.ticket_id' ),
					'date'     => array( 'date', '' ),
					'subject'  => array( 'text', 'stats.subject' ),
					'priority' => array( 'text', 'stats.priority' ),
					'minutes'  => array( 'integer', 'stats.minutes' ),
					'fee'      => array( 'money', 'stats.fee' ),
				),
			),
			'charts'     => array(
				'tickets',
				'fees'        => array( 'orderby' => 'fee' ),
				'avg_minutes' => array( 'orderby' => 'minutes' ),
			),
			'table'      => array(
				'columns' => array(
					'date'     => array(
						'label'           => __( 'Date', 'support-tickets' ),
						'type'            => 'datetime',
						'is_sortable'     => true,
						'is_default_sort' => true,
					),
					'subject'  => array(
						'label'       => __( 'Subject', 'support-tickets' ),
						'is_required' => true,
					),
					'priority' => array(
						'label'       => __( 'Priority', 'support-tickets' ),
						'is_sortable' => true,
						'value'       => static fn( array $row ): string => $priorities[ $row['priority'] ] ?? $row['priority'],
					),
					'minutes'  => array(
						'label'       => __( 'Minutes', 'support-tickets' ),
						'type'        => 'number',
						'is_sortable' => true,
					),
					'fee'      => array(
						'label'       => __( 'Fee', 'support-tickets' ),
						'type'        => 'currency',
						'is_sortable' => true,
						'total'       => 'fees',
					),
				),
				'summary' => array( 'tickets', 'fees' ),
			),
			'filter_by'  => array(
				'priority' => array(
					'label'   => __( 'Priority', 'support-tickets' ),
					'column'  => 'stats.priority',
					'options' => $priorities,
				),
			),
			'indicators' => array( 'tickets' => array( 'label' => __( 'Support tickets', 'support-tickets' ) ) ),
			'dashboard'  => array( 'tickets' => array( 'label' => __( 'Support tickets', 'support-tickets' ) ) ),
		)
	);
}
