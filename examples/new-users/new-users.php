<?php
/**
 * Plugin Name: New users (Storedeck example)
 * Description: Widgets in an admin page of a plugin: a placeholder in PHP, and a chart and a table in plain JavaScript.
 * Requires Plugins: storedeck
 * Text Domain: new-users
 *
 * @package New_Users
 */

defined( 'ABSPATH' ) || exit;

const NEW_USERS_PAGE = 'new-users';

add_action( 'admin_menu', 'new_users_add_page' );
add_action( 'admin_enqueue_scripts', 'new_users_enqueue_script' );

/**
 * Adds the page below Users.
 */
function new_users_add_page() {
	$title = __( 'New users', 'new-users' );

	add_users_page( $title, $title, 'list_users', NEW_USERS_PAGE, 'new_users_render_page' );
}

/**
 * Prints the page. storedeck_mount() prints nothing for users who may not view reports.
 */
function new_users_render_page() {
	printf( '<div class="wrap"><h1>%s</h1><div id="new-users"></div>', esc_html__( 'New users', 'new-users' ) );

	if ( function_exists( 'storedeck_mount' ) ) {
		// phpcs:ignore WordPress.Security.EscapeOutput -- It returns escaped HTML.
		echo storedeck_mount(
			'report-summary',
			array(
				'report'  => 'orders',
				'title'   => __( 'Orders this month', 'new-users' ),
				'period'  => 'month',
				'metrics' => array( 'orders_count', 'net_revenue' ),
			)
		);
	}

	echo '</div>';
}

/**
 * Loads the widgets on the page. Both are libraries of Storedeck: without it, WordPress does not print the script.
 *
 * @param string $screen Name of the screen.
 */
function new_users_enqueue_script( $screen ) {
	if ( 'users_page_' . NEW_USERS_PAGE !== $screen || ! current_user_can( 'list_users' ) ) {
		return;
	}

	wp_enqueue_script(
		'new-users',
		plugins_url( 'widgets.js', __FILE__ ),
		array( 'storedeck-components', 'wp-element', 'wp-i18n' ),
		'1.0.0',
		true
	);
	wp_enqueue_style( 'storedeck-components' );
	wp_set_script_translations( 'new-users', 'new-users' );
	wp_add_inline_script( 'new-users', 'window.newUsers = ' . wp_json_encode( new_users_count(), JSON_HEX_TAG ) . ';', 'before' );
}

/**
 * Registrations of the last 30 days, in the time zone of the site.
 *
 * @return array<int, array{date: string, label: string, count: int}> One entry per day.
 */
function new_users_count(): array {
	$today = new DateTimeImmutable( 'today', wp_timezone() );
	$first = $today->modify( '-29 days' );
	$days  = array();

	for ( $day = $first; $day <= $today; $day = $day->modify( '+1 day' ) ) {
		$days[ $day->format( 'Y-m-d' ) ] = array(
			'date'  => $day->format( 'Y-m-d\T00:00:00' ),
			'label' => wp_date( get_option( 'date_format' ), $day->getTimestamp() ),
			'count' => 0,
		);
	}

	$users = get_users(
		array(
			'fields'     => array( 'user_registered' ),
			'date_query' => array(
				array(
					'after'     => $first->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' ),
					'inclusive' => true,
				),
			),
		)
	);

	foreach ( $users as $user ) {
		$day = get_date_from_gmt( $user->user_registered, 'Y-m-d' );

		if ( isset( $days[ $day ] ) ) {
			++$days[ $day ]['count'];
		}
	}

	return array_values( $days );
}
